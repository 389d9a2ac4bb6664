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
import { confidenceAt, eachJudgment, flagTexts, swappedAt } from "./judgment-rows";
import { NumberText } from "./number-text";
import { textWriter, type ReleaseFile, type ReleaseView } from "@/server/domain/release/release-file";

/**
 * The raw judgments as JSON objects, one a line, with the names of the CSV's columns. Not Applicable is the text "NA",
 * what is not there is null. A release can be computed again from this file.
 */
export const judgmentsJsonl: ReleaseFile = {
  name: "judgments.jsonl",
  kind: "judgments",
  dataset: null,
  writer: (view) => {
    const { columns } = view;
    const annotators = view.annotators.map((name) => JSON.stringify(name));
    const dimensions = view.dimensions.map((name) => `,"dimension":${JSON.stringify(name)},"value":`);
    const flags = flagTexts(
      (gold, reason) =>
        `,"gold":${gold},"counted":${reason === null},` +
        `"reason":${reason === null ? null : `"${reason}"`},"submitted_at":"`,
    );
    const further = furtherOf(view);
    const numbers = new NumberText();
    const seconds = new NumberText(',"seconds":');
    const instants = new InstantText();
    return textWriter("", (page) => {
      let text = "";
      eachJudgment(
        view,
        page,
        ({ dataset, item }) =>
          `{"dataset":${JSON.stringify(dataset)},"item":${JSON.stringify(item)},"annotator":`,
        (at, start) => {
          const value = columns.values[at]!;
          const took = columns.seconds[at]!;
          const hit = columns.hits[at]!;
          const flag = flags[columns.gold[at]!]![columns.uncounted[at]!]!;
          const isNumber = columns.answers[at] === 0;
          const said = !isNumber ? "null" : Number.isNaN(value) ? '"NA"' : numbers.of(value);
          text +=
            start +
            annotators[columns.annotators[at]!]! +
            dimensions[columns.dimensions[at]!]! +
            said +
            (Number.isNaN(took) ? ',"seconds":null' : seconds.of(took)) +
            (hit === 0 ? ',"hit":null' : `,"hit":${hit}`) +
            flag +
            instants.of(columns.submittedAt[at]!) +
            (further === null ? '"}\n' : `"${further(at)}}\n`);
        },
      );
      return text;
    });
  },
};

/** What judgments say beyond the fields that all have, with a comma before each; null where none says more. */
function furtherOf({ columns, texts }: ReleaseView): ((at: number) => string) | null {
  const withConfidence = saysConfidence(columns);
  const withLanguage = saysLanguage(columns);
  const withTexts = saysTexts(columns);
  const withCorrected = saysCorrected(columns);
  const withSwapped = saysSwapped(columns);
  if (![withConfidence, withLanguage, withTexts, withCorrected, withSwapped].includes(true)) return null;
  return (at) => {
    const { answer, order } = judgmentTextsOf(columns, texts, at);
    const sure = withConfidence ? `,"confidence":${confidenceAt(columns, at)}` : "";
    const corrected = withCorrected ? `,"corrected":${columns.corrected[at] === 1}` : "";
    const swapped = withSwapped ? `,"swapped":${swappedAt(columns, at)}` : "";
    const said = withLanguage ? JSON.stringify(judgmentLanguageOf(columns, texts, at)) : "";
    const language = said === "" ? "" : `,"language":${said}`;
    const shown = !withTexts ? "" : `,"answer":${JSON.stringify(answer)},"order":${order}`;
    return `${sure}${corrected}${swapped}${language}${shown}`;
  };
}
