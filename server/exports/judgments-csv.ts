import { csvCell, csvLine } from "@/server/domain/csv-cell";
import {
  judgmentLanguageOf,
  judgmentTextsOf,
  saysConfidence,
  saysCorrected,
  saysLanguage,
  saysSwapped,
  saysTexts,
} from "@/server/domain/release/judgment-columns";
import { InstantText } from "./instant-text";
import {
  confidenceAt,
  eachJudgment,
  fieldsOf,
  flagTexts,
  releasedJudgmentTable,
  swappedAt,
} from "./judgment-rows";
import { NumberText } from "./number-text";
import { textWriter, type ReleaseFile, type ReleaseView } from "@/server/domain/release/release-file";

/** The raw judgments as a CSV under a header; Not Applicable is `NA`, what is not there an empty cell. */
export const judgmentsCsv: ReleaseFile = {
  name: "judgments.csv",
  kind: "judgments",
  dataset: null,
  table: releasedJudgmentTable,
  writer: (view) => {
    const { columns } = view;
    const annotators = view.annotators.map((name) => `${csvCell(name)},`);
    const dimensions = view.dimensions.map((name) => `${csvCell(name)},`);
    const flags = flagTexts((gold, reason) => `,${gold},${reason === null},${reason ?? ""},`);
    const further = furtherOf(view);
    const numbers = new NumberText();
    const seconds = new NumberText(",");
    const instants = new InstantText();
    return textWriter(csvLine(fieldsOf(view).map(({ name }) => name)), (page) => {
      let text = "";
      eachJudgment(
        view,
        page,
        ({ dataset, item }) => `${csvCell(dataset)},${csvCell(item)},`,
        (at, start) => {
          const value = columns.values[at]!;
          const took = columns.seconds[at]!;
          const hit = columns.hits[at]!;
          const flag = flags[columns.gold[at]!]![columns.uncounted[at]!]!;
          const isNumber = columns.answers[at] === 0;
          const said = !isNumber ? "" : Number.isNaN(value) ? "NA" : numbers.of(value);
          text +=
            start +
            annotators[columns.annotators[at]!]! +
            dimensions[columns.dimensions[at]!]! +
            said +
            (Number.isNaN(took) ? "," : seconds.of(took)) +
            (hit === 0 ? "," : `,${hit}`) +
            flag +
            instants.of(columns.submittedAt[at]!) +
            (further === null ? "\n" : `${further(at)}\n`);
        },
      );
      return text;
    });
  },
};

/** The cells beyond those that all releases have, with a comma before each; null without any. */
function furtherOf({ columns, texts }: ReleaseView): ((at: number) => string) | null {
  const withConfidence = saysConfidence(columns);
  const withLanguage = saysLanguage(columns);
  const withTexts = saysTexts(columns);
  const withCorrected = saysCorrected(columns);
  const withSwapped = saysSwapped(columns);
  if (![withConfidence, withLanguage, withTexts, withCorrected, withSwapped].includes(true)) return null;
  return (at) => {
    const { answer, order } = judgmentTextsOf(columns, texts, at);
    const sure = withConfidence ? `,${confidenceAt(columns, at) ?? ""}` : "";
    const corrected = withCorrected ? `,${columns.corrected[at] === 1}` : "";
    const swapped = withSwapped ? `,${swappedAt(columns, at) ?? ""}` : "";
    const language = withLanguage ? `,${judgmentLanguageOf(columns, texts, at) ?? ""}` : "";
    const shown = !withTexts ? "" : `,${csvCell(answer)},${csvCell(order)}`;
    return `${sure}${corrected}${swapped}${language}${shown}`;
  };
}
