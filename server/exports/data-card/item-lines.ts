import type { ReleaseFacts } from "@/server/domain/release/facts";
import { counted } from "./words";

/** What became of broken items and corrected answers; nothing where there are none. */
export function itemLines({ retired = [], itemReports = [], replacedAnswers = [] }: ReleaseFacts): string[] {
  const ofItem = ({ dataset, item }: { dataset: string; item: string }) => JSON.stringify([dataset, item]);
  const reported = new Set(itemReports.map(ofItem)).size;
  const skips = itemReports.filter(({ skipped }) => skipped).length;
  const reports = counted(itemReports.length, "report");
  return [
    ...(retired.length === 0
      ? []
      : [
          `${counted(retired.length, "item was", "items were")} retired and ${retired.length === 1 ? "has" : "have"} no gold value. \`manifest.json\` says why.`,
        ]),
    ...(reported === 0
      ? []
      : [
          `Annotators reported ${counted(reported, "item")} as broken, in ${reports}, and skipped ${counted(skips, "of them", "of them")}. \`item-reports.csv\` lists them.`,
        ]),
    ...(replacedAnswers.length === 0
      ? []
      : [
          `Annotators replaced ${counted(replacedAnswers.length, "answer")} by correcting their last page. The last answer is in the data, and \`replaced-answers.csv\` has what was there before.`,
        ]),
  ];
}
