import { figuresOfAnnotators, judgedItemCount, storedFigures } from "@/db/queries/annotator-figures";
import { secondsOf, valuesAgainstOthers, type Listed } from "@/db/queries/listed-annotators";
import type { Db } from "@/db/store";
import { areComputedWhenShown, type AnnotatorFigures } from "@/server/domain/annotator/figures";
import { groupBy } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";
import { agreementWithOthers } from "@/server/domain/annotator-status/agreement-with-others";
import { median } from "@/server/stats/median";

export type FiguresOf = (annotatorId: string) => Omit<AnnotatorFigures, "annotatorId">;

/** The figures of annotators at this moment; those who judged nothing are not among them. Grows with their judgments. */
export async function presentFigures(db: Db, listed: Listed): Promise<AnnotatorFigures[]> {
  const seconds = byAnnotator(await secondsOf(db, listed));
  const values = byAnnotator(await valuesAgainstOthers(db, listed));
  return [...new Set([...seconds.keys(), ...values.keys()])].map((annotatorId) => ({
    annotatorId,
    agreement: agreementWithOthers(values.get(annotatorId) ?? []),
    medianSeconds: median((seconds.get(annotatorId) ?? []).map((one) => one.seconds)).value,
  }));
}

/** The figures that lists of a project are made from: of a large one as computed last, with the moment, else null. */
export type ListFigures =
  | { kind: "present"; figures: AnnotatorFigures[] }
  | { kind: "stored"; at: number | null };

export async function listFigures(db: Db, projectId: string): Promise<ListFigures> {
  if (areComputedWhenShown(await judgedItemCount(db, projectId))) {
    return { kind: "present", figures: await presentFigures(db, { projectId }) };
  }
  return { kind: "stored", at: (await storedFigures(db, projectId))?.at ?? null };
}

/** The figures of these annotators. */
export async function figuresFor(
  db: Db,
  list: ListFigures,
  annotatorIds: readonly string[],
): Promise<FiguresOf> {
  if (list.kind === "present") return lookUp(list.figures, nothingJudged);
  const stored: AnnotatorFigures[] = [];
  for (const some of inChunks(annotatorIds)) stored.push(...(await figuresOfAnnotators(db, some)));
  return lookUp(stored, notYetComputed);
}

export function lookUp(
  figures: readonly AnnotatorFigures[],
  others: ReturnType<FiguresOf> = nothingJudged,
): FiguresOf {
  const known = new Map(figures.map(({ annotatorId, ...rest }) => [annotatorId, rest]));
  return (annotatorId) => known.get(annotatorId) ?? others;
}

const nothingJudged = { agreement: agreementWithOthers([]), medianSeconds: null };

const notYetComputed = {
  agreement: { value: null, reason: "being_computed", n: 0 },
  medianSeconds: null,
} as const;

function byAnnotator<T extends { annotatorId: string }>(rows: readonly T[]): Map<string, T[]> {
  return new Map(
    groupBy(rows, ({ annotatorId }) => annotatorId).map((group) => [group[0].annotatorId, group]),
  );
}
