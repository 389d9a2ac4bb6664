import type { ShownEstimate } from "@/server/domain/estimate";
import type { RehearsalReport, RehearsedFate } from "@/server/domain/rehearsal/rehearsal";

/** The figures of a report, in the order of the screen. */
export const reportFigures = [
  "judgments",
  "cost",
  "hours",
  "carefulStopped",
  "carelessFinished",
  "goldWidth",
  "agreement",
  "goldLeft",
  "discarded",
] as const;
export type ReportFigure = (typeof reportFigures)[number];

/** A figure as a number with what belongs to it; null where it does not apply. */
export interface FigureValue {
  value: number | null;
  low?: number;
  high?: number;
  n?: number;
  /** A second figure: of widths the one that nine of ten do not exceed, of judgments those needed. */
  beside?: number;
  reason?: string;
}

const ofEstimate = (estimate: ShownEstimate): FigureValue => estimate;

const figures: Record<ReportFigure, (report: RehearsalReport) => FigureValue> = {
  judgments: ({ judgments }) => ({ value: judgments.counted, beside: judgments.needed }),
  cost: ({ cost }) => ({ value: cost.amount }),
  hours: ({ hours }) => ofEstimate(hours),
  carefulStopped: ({ carefulStopped }) => ofEstimate(carefulStopped),
  carelessFinished: ({ carelessFinished }) => ofEstimate(carelessFinished),
  goldWidth: ({ goldWidths }) =>
    goldWidths === null
      ? { value: null, reason: "no_values" }
      : { value: goldWidths.median, beside: goldWidths.p90, n: goldWidths.n },
  agreement: ({ agreement }) => ofEstimate(agreement.figure),
  goldLeft: ({ goldLeft }) => (goldLeft === null ? { value: null, reason: "no_gold" } : { value: goldLeft }),
  discarded: ({ discarded }) => ({ value: discarded }),
};

export const figureOfReport = (report: RehearsalReport, name: ReportFigure): FigureValue =>
  figures[name](report);

/** How much more a figure is with another setting than with A; null where one of them has none. */
export function differenceOfFigures(
  a: RehearsalReport,
  b: RehearsalReport,
  name: ReportFigure,
): number | null {
  const [one, other] = [figures[name](a).value, figures[name](b).value];
  return one === null || other === null ? null : other - one;
}

/** Figures of which more is worse; of the others less is. Amounts of work and money are neither. */
const moreIs: Partial<Record<ReportFigure, "worse" | "better">> = {
  carefulStopped: "worse",
  carelessFinished: "worse",
  agreement: "better",
  discarded: "worse",
};

export function judgedDifference(name: ReportFigure, difference: number): "better" | "worse" | null {
  const more = moreIs[name];
  if (more === undefined || difference === 0) return null;
  return difference > 0 === (more === "better") ? "better" : "worse";
}

/** All figures and people of a report as rows of a file, unrounded. */
export function reportCells(name: string, report: RehearsalReport): (string | number | null)[][] {
  const rows = reportFigures.map((figure) => {
    const { value, low = null, high = null, n = null, beside = null } = figures[figure](report);
    return [name, figure, value, low, high, n, beside];
  });
  const ends = ["n", "idle", "refused", "stopped", "paused", "finished"] as const;
  const ofPeople = (fate: RehearsedFate) =>
    ends.map((end) => [name, `people.${fate.character}.${end}`, fate[end], null, null, null, null]);
  return [...rows, ...report.people.flatMap(ofPeople)];
}
