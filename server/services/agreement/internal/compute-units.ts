import type { AgreementResult } from "@/server/domain/agreement/agreement";
import { shownFigure } from "@/server/domain/agreement/live-agreement";
import type { UnitMarkingFigures } from "@/server/domain/agreement/task-figures";
import { toldUnits } from "@/task-types/unit-marking/told-units";
import { unitReport } from "@/task-types/unit-marking/unit-report";
import type { AgreementContext } from "../compute-agreement";
import { readMarkings, type MarkingData } from "./read-markings";
import { openResultFiles } from "./result-files";

/** So many items, those on which people agree least, are shown with what everybody marked. */
const maxShown = 12;
/** So many pairs of people, those who agree least, are listed; the file has all. */
const maxPairs = 50;

const itemHeader = ["dataset", "item", "annotators", "words", "masi", "jaccard", "pair_f"];
const pairHeader = ["annotator_a", "annotator_b", "items", "masi", "jaccard", "pair_f"];

/** Agreement of a project in which units of content are marked. */
export async function computeUnits({
  deps,
  projectId,
  parameters,
  folder,
  report,
  saw,
}: AgreementContext): Promise<AgreementResult> {
  const { level, replicates, seed } = parameters;
  const data = await deps.store.snapshot((db) => readMarkings(db, projectId));
  saw(data.snapshot);
  report({ stage: "bootstrap", done: 0, total: 1 });
  const figures = figuresOf(data, { seed, replicates });
  report({ stage: "bootstrap", done: 1, total: 1 });
  const files = await openResultFiles(folder);
  await files.write(
    "items.csv",
    itemHeader,
    figures.items.map(({ dataset, item, annotators, words, masi, jaccard, pairF }) => [
      ...[dataset, item, annotators, words],
      ...[masi, jaccard, pairF],
    ]),
  );
  await files.write(
    "pairs.csv",
    pairHeader,
    figures.pairs.map(({ a, b, items, masi, jaccard, pairF }) => [a, b, items, masi, jaccard, pairF]),
  );
  const { judgments } = data.snapshot;
  const shown = { ...figures, pairs: figures.pairs.slice(0, maxPairs) };
  const none = { report: null, dimensions: [], rankings: null };
  return { level, replicates, judgments, ...none, figures: shown, files: await files.close() };
}

function figuresOf(
  { items }: MarkingData,
  bootstrap: { seed: number; replicates: number },
): UnitMarkingFigures {
  const { means, items: found, pairs } = unitReport(items, bootstrap);
  const divided = found.toSorted(leastAgreed);
  return {
    type: "unit-marking",
    means: {
      masi: shownFigure(means.masi),
      jaccard: shownFigure(means.jaccard),
      pairF: shownFigure(means.pairF),
    },
    items: divided.map(({ at, ...figures }) => ({
      item: items[at]!.item,
      dataset: items[at]!.dataset,
      ...figures,
    })),
    pairs: pairs.toSorted(leastAgreed),
    pyramids: divided.slice(0, maxShown).map(({ at }) => {
      const { item, dataset, content, marked } = items[at]!;
      return {
        item,
        dataset,
        headings: content.summaries.map(({ heading }) => heading),
        marked: marked.map(({ annotator, units }) => ({ annotator, units: toldUnits(content, units) })),
      };
    }),
  };
}

/** What has no figure comes last. */
const leastAgreed = (one: { masi: number | null }, other: { masi: number | null }): number =>
  (one.masi ?? Infinity) === (other.masi ?? Infinity) ? 0 : (one.masi ?? Infinity) - (other.masi ?? Infinity);
