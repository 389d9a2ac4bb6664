import { goldColumnsOf } from "@/server/domain/release/gold-columns";
import { GatherJudgments, type GatheredJudgment } from "@/server/domain/release/gather-judgments";
import type { ReleasedGold } from "@/server/domain/release/release-gold";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import type { ItemRun, ReleaseFile, ReleaseView } from "@/server/domain/release/release-file";

/** The whole text that a writer gives piece by piece. */
export async function written(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** What a release of some items on one dimension says, as far as a test gives it; gold by dimension, then by item. */
export function releaseOf(
  items: readonly Partial<ReleasedItem>[],
  {
    gold = [],
    judgments = [],
    ...view
  }: Partial<Omit<ReleaseView, "gold" | "columns">> & {
    gold?: readonly (readonly (Partial<ReleasedGold> | null)[])[];
    judgments?: readonly Partial<GatheredJudgment>[];
  } = {},
): { view: ReleaseView; page: ItemRun } {
  const gathered = new GatherJudgments();
  for (const judgment of judgments) gathered.add({ ...plainJudgment, ...judgment });
  const annotators = view.annotators ?? ["P-1", "P-2", "P-3"];
  const ranks = Uint32Array.from(annotators, (_, at) => at);
  return {
    view: {
      method: "mean",
      dimensions: ["similarity"],
      annotators,
      columns: gathered.columns(items.length, ranks),
      texts: gathered.texts(),
      hasSplits: items.some(({ split }) => split !== undefined),
      gold: gold.map((of) => goldColumnsOf(of.length, (item) => ({ ...noGold, ...of[item] }))),
      ...view,
    },
    page: { first: 0, items: items.map((item) => ({ ...plainItem, ...item })) },
  };
}

/** The bytes that a form makes of one page. */
export function bytesOf(form: ReleaseFile, { view, page }: ReturnType<typeof releaseOf>): Buffer {
  const writer = form.writer(view);
  return Buffer.concat([writer.start(), writer.page(page), writer.end()].map((piece) => Buffer.from(piece)));
}

/** The text that a form makes of one page. */
export function textOf(form: ReleaseFile, release: ReturnType<typeof releaseOf>): string {
  return bytesOf(form, release).toString("utf8");
}

const plainItem: ReleasedItem = {
  dataset: "OnWN",
  item: "p17",
  genre: null,
  group: null,
  textA: "a",
  textB: "b",
  content: null,
};

const noGold: ReleasedGold = { value: null, n: 0, sd: null, low: null, high: null, adjudicated: false };

const plainJudgment: GatheredJudgment = {
  item: 0,
  annotator: 0,
  dimension: 0,
  value: 3.5,
  seconds: 9.1,
  hit: 4,
  gold: false,
  uncounted: null,
  submittedAt: Date.UTC(2026, 10, 20, 14, 5, 12, 40),
  answer: null,
  order: null,
  confidence: null,
  corrected: false,
  swapped: null,
  language: null,
};
