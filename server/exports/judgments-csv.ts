import { csvCell, csvLine } from "@/server/domain/csv-cell";
import {
  judgmentLanguageOf,
  judgmentTextsOf,
  saysConfidence,
  saysCorrected,
  saysLanguage,
  saysSwapped,
  saysTexts,
  uncountedReason,
} from "@/server/domain/release/judgment-columns";
import { InstantText } from "./instant-text";
import { confidenceAt, eachJudgment, fieldsOf, releasedJudgmentTable, swappedAt } from "./judgment-rows";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";

/** The raw judgments as a CSV under a header; Not Applicable is `NA`, what is not there an empty cell. */
export const judgmentsCsv: ReleaseFile = {
  name: "judgments.csv",
  kind: "judgments",
  dataset: null,
  table: releasedJudgmentTable,
  writer: (view) => {
    const { columns, texts } = view;
    const annotators = view.annotators.map(csvCell);
    const dimensions = view.dimensions.map(csvCell);
    const withConfidence = saysConfidence(columns);
    const withLanguage = saysLanguage(columns);
    const withTexts = saysTexts(columns);
    const withCorrected = saysCorrected(columns);
    const withSwapped = saysSwapped(columns);
    const instants = new InstantText();
    return textWriter(csvLine(fieldsOf(view).map(({ name }) => name)), (page) => {
      let text = "";
      eachJudgment(
        view,
        page,
        ({ dataset, item }) => `${csvCell(dataset)},${csvCell(item)},`,
        (at, start) => {
          const value = columns.values[at]!;
          const seconds = columns.seconds[at]!;
          const hit = columns.hits[at]!;
          const counted = columns.uncounted[at] === 0;
          const { answer, order } = judgmentTextsOf(columns, texts, at);
          const sure = withConfidence ? `,${confidenceAt(columns, at) ?? ""}` : "";
          const corrected = withCorrected ? `,${columns.corrected[at] === 1}` : "";
          const swapped = withSwapped ? `,${swappedAt(columns, at) ?? ""}` : "";
          const language = withLanguage ? `,${judgmentLanguageOf(columns, texts, at) ?? ""}` : "";
          const further = !withTexts ? "" : `,${csvCell(answer)},${csvCell(order)}`;
          text +=
            `${start}${annotators[columns.annotators[at]!]},${dimensions[columns.dimensions[at]!]},` +
            `${answer !== null ? "" : Number.isNaN(value) ? "NA" : value},${Number.isNaN(seconds) ? "" : seconds},` +
            `${hit === 0 ? "" : hit},${columns.gold[at] === 1},${counted},` +
            `${uncountedReason(columns, at) ?? ""},${instants.of(columns.submittedAt[at]!)}${sure}${corrected}${swapped}${language}${further}\n`;
        },
      );
      return text;
    });
  },
};
