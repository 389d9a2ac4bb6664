import { figureOf, type AgreementFigure } from "@/server/domain/agreement/figure";
import { sharedUnitAgreement } from "@/server/domain/pyramid/unit-agreement";
import { summaryTexts, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import type { Estimate } from "@/server/stats/estimate";
import { replicateSeed, withBootstrapInterval } from "@/server/stats/intervals/bootstrap";
import { mean } from "@/server/stats/mean";
import { randomInt, seededRandom } from "@/server/stats/random";
import { pyramidOfUnits } from "./pyramid-of-units";

/** An item with what several people marked in it. */
export interface MarkedByMany {
  content: MarkingContent;
  marked: readonly { annotator: string; units: readonly MarkedUnit[] }[];
}

interface Bootstrap {
  seed: number;
  replicates: number;
}

/** The figures that are told of units. */
type UnitStatistic = "masi" | "jaccard" | "pairF";
type UnitFigures = Record<UnitStatistic, number | null>;

/** How far people agree who marked the units of some items. */
export interface UnitReport {
  /** The mean over items of each figure, with its interval from samples of the items; n counts items. */
  means: Record<UnitStatistic, AgreementFigure>;
  /** Of the items that at least two people marked, by their place among those given; figures are null where they are undefined. */
  items: ({ at: number; annotators: number; words: number } & UnitFigures)[];
  /** The mean over the items that both marked, of each two people. */
  pairs: ({ a: string; b: string; items: number } & UnitFigures)[];
}

/**
 * Agreement on units, whose items are the words of the summaries: Krippendorff's alpha of each item with the distances of
 * MASI and of Jaccard, and F of pairs of words that share a unit. Headers do not enter.
 */
export function unitReport(items: readonly MarkedByMany[], bootstrap: Bootstrap): UnitReport {
  const found = items.flatMap(({ content, marked }, at) =>
    marked.length < 2 ? [] : [{ at, annotators: marked.length, ...agreementOn(content, marked) }],
  );
  const meanOf = (name: UnitStatistic) =>
    meanFigure(
      found.map((figures) => figures[name]),
      bootstrap,
    );
  return {
    means: { masi: meanOf("masi"), jaccard: meanOf("jaccard"), pairF: meanOf("pairF") },
    items: found,
    pairs: pairsOf(items),
  };
}

function agreementOn(
  content: MarkingContent,
  marked: MarkedByMany["marked"],
): UnitFigures & { words: number } {
  const bare = withoutHeaders(content);
  const text = bare.text;
  const pyramids = marked.map(({ units }) => pyramidOfUnits(bare, units));
  const { words, masi, jaccard, pairF } = sharedUnitAgreement(text, pyramids);
  return { words, masi: masi.value, jaccard: jaccard.value, pairF };
}

/** The summaries alone, so that nobody agrees about header lines. */
function withoutHeaders(content: MarkingContent): MarkingContent {
  const texts = summaryTexts(content);
  let start = 0;
  const summaries = content.summaries.map(({ heading }, at) => {
    const own = { heading, start, end: start + (texts[at]?.length ?? 0) };
    start = own.end + 1;
    return own;
  });
  return { text: texts.join("\n"), headerPattern: null, summaries };
}

function pairsOf(items: readonly MarkedByMany[]): UnitReport["pairs"] {
  const shared = new Map<string, { a: string; b: string; figures: UnitFigures[] }>();
  for (const { content, marked } of items) {
    for (const [at, one] of marked.entries()) {
      for (const other of marked.slice(at + 1)) {
        const key = JSON.stringify([one.annotator, other.annotator]);
        const pair = shared.get(key) ?? { a: one.annotator, b: other.annotator, figures: [] };
        pair.figures.push(agreementOn(content, [one, other]));
        shared.set(key, pair);
      }
    }
  }
  return [...shared.values()].map(({ a, b, figures }) => {
    const meanOf = (name: UnitStatistic) => mean(figures.map((each) => each[name])).value;
    const means = { masi: meanOf("masi"), jaccard: meanOf("jaccard"), pairF: meanOf("pairF") };
    return { a, b, items: figures.length, ...means };
  });
}

function meanFigure(values: readonly (number | null)[], { seed, replicates }: Bootstrap): AgreementFigure {
  const known = values.filter((value) => value !== null);
  const average = mean(known).value;
  if (average === null) return figureOf({ value: null, reason: "none_defined", n: 0 });
  const drawn = Float64Array.from({ length: replicates }, (_, replicate) => {
    const random = seededRandom(replicateSeed(seed, replicate));
    return mean(known.map(() => known[randomInt(random, known.length)] ?? 0)).value ?? 0;
  });
  const estimate: Estimate<"none_defined", { n: number }> = { value: average, n: known.length };
  return figureOf(withBootstrapInterval(estimate, drawn));
}
