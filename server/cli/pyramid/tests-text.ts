import { pairConstraints } from "@/server/domain/pyramid/pair-constraints";
import type { ParaphraseTestsReport } from "@/server/domain/pyramid/paraphrase-tests";
import { printedTable } from "../table";

/** What tests contain, and what was left out of them and why, for people. @param folder where the tests are. */
export function testsText(report: ParaphraseTestsReport, folder: string): string {
  const counts = [
    ["pairs of one unit", report.positive],
    ["pairs of two units", report.negative],
    ["questions", report.questions],
    ...pairConstraints.map((name) => [`pairs rejected: ${name}`, report.rejected[name]]),
    ["pairs with the same texts again", report.repeated],
    ["pairs with both answers, left out", report.contradicted],
    ["contributors without a question", report.withoutQuestion],
  ];
  const sizes = report.pyramids.map(({ name, units, contributors }) => [name, units, contributors]);
  return [
    printedTable(["pyramid", "units", "contributors"], sizes),
    "",
    printedTable(["", "count"], counts),
    "",
    `The tests are in ${folder}: binary.tsv and questions.tsv.`,
  ].join("\n");
}
