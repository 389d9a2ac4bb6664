import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { ExclusionRow } from "@/db/queries/exclusions";
import type { OwnAssignment } from "@/db/queries/assignments";
import { readGoldAnswers } from "@/db/queries/judgments";
import { explanationsIn } from "@/db/queries/translations";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { SubmitAssignmentInput } from "@/server/domain/assignment/contracts";
import { judgeHit } from "@/server/domain/assignment/judge-hit";
import type { AskedItem } from "@/server/domain/task/task";
import { tasks } from "@/task-types/tasks";
import type { LaunchedProject } from "./launched-project";

/** The first submission of an assignment, inside its transaction. */
export interface FirstSubmission {
  deps: Deps;
  tx: Tx;
  annotator: WorkingAnnotator;
  own: OwnAssignment;
  launched: LaunchedProject;
  input: SubmitAssignmentInput;
  /** The items shown and not skipped, by key. */
  asked: ReadonlyMap<string, AskedItem>;
  /** Items that its author skipped on the page. */
  skipped: ReadonlySet<string>;
  /** Its author's, by which nothing of it counts; null where they are not excluded. */
  exclusion: Pick<ExclusionRow, "stateBefore"> | null;
  now: number;
}

/** Derives the judgments of a page, with the known answers of its gold items. */
export async function gradeHit(
  submission: Pick<FirstSubmission, "tx" | "annotator" | "own" | "launched" | "input" | "asked" | "skipped">,
) {
  const { tx, annotator, launched, input, asked } = submission;
  const shown = answeredItems(submission);
  const { settings } = annotator;
  const task = tasks[annotator.taskType];
  const goldIds = shown.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
  const gold = await explainedIn(tx, await readGoldAnswers(tx, goldIds), launched);
  const { dimensions } = launched;
  return { gold, judged: judgeHit({ task, shown, asked, dimensions, settings }, input, gold) };
}

type KnownAnswer = Awaited<ReturnType<typeof readGoldAnswers>>[number] & { explanationLanguage?: string };

/** Known answers with their explanations in the language that their author reads, as far as they are translated. */
async function explainedIn(
  tx: Tx,
  gold: KnownAnswer[],
  { language, translation }: LaunchedProject,
): Promise<KnownAnswer[]> {
  if (translation === null || language === null) return gold;
  const ids = gold.map(({ itemId }) => itemId);
  const translated = await explanationsIn(tx, ids, language);
  return gold.map((known) => {
    const found = translated.find(
      ({ itemId, dimensionId }) => itemId === known.itemId && dimensionId === known.dimensionId,
    );
    return found === undefined ? known : { ...known, explanation: found.text, explanationLanguage: language };
  });
}

/** What stands on a page without what was skipped there. */
export const answeredItems = ({ own, skipped }: Pick<FirstSubmission, "own" | "skipped">): ShownItem[] =>
  own.shown.filter(({ itemId }) => !skipped.has(itemId));
