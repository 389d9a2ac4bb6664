import { rounded } from "../figures";
import { printedTable } from "../table";
import type { ScreenReport } from "./screen-crowd";

/** The report for people: who goes and why, then what becomes of agreement and of the majority. */
export function screenText(report: ScreenReport): string {
  return [
    `${report.annotators} annotators judged ${report.items} items, ${report.before.judgments} judgments.`,
    ...excludedLines(report),
    ...stoppedLines(report),
    "",
    printedTable(["", "before", "after"], effects(report)),
  ].join("\n");
}

function excludedLines({ excluded, withoutFigure, notJudged, doubts }: ScreenReport): string[] {
  if (withoutFigure.length === 0) return [];
  const rows = excluded.map(({ annotator, rule, value, bound }) => [
    annotator,
    rule,
    rounded(value),
    rounded(bound),
  ]);
  const undecided = withoutFigure.filter(({ annotators }) => annotators > 0);
  return [
    "",
    `Excluded: ${new Set(excluded.map(({ annotator }) => annotator)).size}`,
    ...(rows.length === 0 ? [] : [printedTable(["annotator", "rule", "value", "bound"], rows)]),
    ...notJudgedLines(notJudged),
    ...doubts.map(
      ({ rule, median, beyond, unsure }) =>
        `Careful: ${rule} rests on few gold answers, ${median} in the middle; of ${beyond} excluded, ${unsure} may be above the bound.`,
    ),
    ...undecided.map(({ rule, annotators }) => `No figure under ${rule}, so not excluded: ${annotators}`),
  ];
}

function notJudgedLines(notJudged: ScreenReport["notJudged"]): string[] {
  if (notJudged.length === 0) return [];
  const rows = notJudged.map(({ annotator, rule, n, minimum }) => [annotator, rule, n, minimum]);
  return [
    `Not judged, too few answers: ${rows.length}`,
    printedTable(["annotator", "rule", "n", "needed"], rows),
  ];
}

function stoppedLines({ stopRule, stopped }: ScreenReport): string[] {
  if (stopRule === null) return [];
  const rows = stopped.map(({ annotator, after, right, answered }) => [annotator, after, right, answered]);
  return [
    "",
    `Stopped below ${stopRule.bar} on gold: ${rows.length}`,
    ...(rows.length === 0 ? [] : [printedTable(["annotator", "after items", "gold right", "of"], rows)]),
  ];
}

function effects({ level, before, after, majority }: ScreenReport) {
  const judgments = ["judgments", before.judgments, after.judgments];
  const alpha = [`alpha (${level})`, rounded(before.alpha), rounded(after.alpha)];
  if (majority === null) return [judgments, alpha];
  const { before: first, after: second } = majority;
  return [
    judgments,
    alpha,
    ["items with a known answer", first.items, second.items],
    ["majority right", rounded(first.accuracy), rounded(second.accuracy)],
  ];
}
