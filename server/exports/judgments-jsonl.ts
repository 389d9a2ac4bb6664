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
import { confidenceAt, eachJudgment, swappedAt } from "./judgment-rows";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";

/**
 * The raw judgments as JSON objects, one a line, with the names of the CSV's columns. Not Applicable is the text "NA",
 * what is not there is null. A release can be computed again from this file.
 */
export const judgmentsJsonl: ReleaseFile = {
  name: "judgments.jsonl",
  kind: "judgments",
  dataset: null,
  writer: (view) => {
    const { columns, texts } = view;
    const annotators = view.annotators.map((name) => JSON.stringify(name));
    const dimensions = view.dimensions.map((name) => JSON.stringify(name));
    const withConfidence = saysConfidence(columns);
    const withLanguage = saysLanguage(columns);
    const withTexts = saysTexts(columns);
    const withCorrected = saysCorrected(columns);
    const withSwapped = saysSwapped(columns);
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
          const seconds = columns.seconds[at]!;
          const hit = columns.hits[at]!;
          const reason = uncountedReason(columns, at);
          const { answer, order } = judgmentTextsOf(columns, texts, at);
          const sure = withConfidence ? `,"confidence":${confidenceAt(columns, at)}` : "";
          const corrected = withCorrected ? `,"corrected":${columns.corrected[at] === 1}` : "";
          const swapped = withSwapped ? `,"swapped":${swappedAt(columns, at)}` : "";
          const said = withLanguage ? JSON.stringify(judgmentLanguageOf(columns, texts, at)) : "";
          const language = said === "" ? "" : `,"language":${said}`;
          const further = !withTexts ? "" : `,"answer":${JSON.stringify(answer)},"order":${order}`;
          text +=
            `${start}${annotators[columns.annotators[at]!]},"dimension":${dimensions[columns.dimensions[at]!]},` +
            `"value":${answer !== null ? null : Number.isNaN(value) ? '"NA"' : value},"seconds":${Number.isNaN(seconds) ? null : seconds},` +
            `"hit":${hit === 0 ? null : hit},"gold":${columns.gold[at] === 1},"counted":${reason === null},` +
            `"reason":${reason === null ? null : `"${reason}"`},"submitted_at":"${instants.of(columns.submittedAt[at]!)}"${sure}${corrected}${swapped}${language}${further}}\n`;
        },
      );
      return text;
    });
  },
};
