import type { AnswerInWords } from "@/server/domain/task/answer-in-words";
import { rulesOfAllAnswers } from "@/server/domain/task/outcomes";
import { pairWritingDeclaration } from "@/server/domain/task/pair-writing/declaration";
import { pairWritingDemo } from "./demo";
import { defineTask } from "@/server/domain/task/task";
import { checkWriting } from "./check-writing";
import { writingContent } from "@/server/domain/task/pair-writing/content";
import { writingReader } from "./imports/writing-reader";
import { writingForms } from "./release-forms";
import type { WritingAnswer } from "@/server/domain/task/pair-writing/wire";
import { writingRehearsal } from "./writing-rehearsal";
import {
  parseWrittenText,
  writtenText,
  type WrittenText,
} from "@/server/domain/task/pair-writing/written-text";

/** A smaller text is written for a larger one, so that the pair would get the requested rating (2014, section 3.2). */
export const pairWriting = defineTask(pairWritingDeclaration, {
  content: writingContent,
  // Its points say what the requested ratings mean.
  outcomes: { agreementLevels: [], exclusionRules: rulesOfAllAnswers, aggregationMethods: [] },
  shuffledParts: () => 0,
  show: ({ textA, content, dimensions }) => ({ largerText: textA, ...content, dimensions }),
  check: checkWriting,
  judge: (answer, { dimensions }) => {
    const kept = JSON.stringify(keptOf(answer));
    return Object.fromEntries(dimensions.map(({ id }) => [id, { value: null, answer: kept }]));
  },
  inWords: ({ answer }) => writtenInWords(parseWrittenText(answer ?? "")),
  isRight: () => false,
  accepted: () => [],
  reader: writingReader,
  releaseForms: writingForms,
  rehearsal: writingRehearsal,
  demo: pairWritingDemo,
});

/** @throws ZodError for an answer that breaks the rules. */
function keptOf(answer: WritingAnswer): WrittenText {
  return writtenText.parse("blank" in answer ? { blank: answer.blank } : { text: answer.text.trim() });
}

const writtenInWords = (written: WrittenText): AnswerInWords =>
  "blank" in written ? { kind: "blank", reason: written.blank } : { kind: "text", text: written.text };
