import type { ReleaseFacts } from "@/server/domain/release/facts";
import { mayWithhold, type AskedQuestion } from "@/server/domain/questionnaire/question";
import { onOneLine } from "../on-one-line";
import { counted } from "./words";

const kinds: Record<AskedQuestion["kind"], string> = {
  likert: "a scale",
  choice: "a choice",
  text: "a text",
  age: "an age",
};

const releases: Record<AskedQuestion["release"], string> = {
  "as-answered": "released as answered",
  coarsened: "released coarsened where five or more people answered",
  none: "not released",
};

/** What annotators were asked about themselves and the work, and how much of it is released. */
export function questionnaireLines({ settings, questionnaireAnswers = [] }: ReleaseFacts): string[] {
  const { questionnaire = [] } = settings;
  if (questionnaire.length === 0) return [];
  const people = new Set(questionnaireAnswers.map(({ annotator }) => annotator)).size;
  const answers = counted(questionnaireAnswers.length, "answer");
  const held =
    people === 0
      ? "No answers to the organizers' questions are released."
      : `\`questionnaire.csv\` has ${answers} to the organizers' questions, of ${counted(people, "annotator")} who agreed to their release.`;
  return [held, ...questionnaire.map(questionLine)];
}

function questionLine(asked: AskedQuestion): string {
  const { name, kind, when, required, release, text, options } = asked;
  const parts = [
    `asked ${when} the work`,
    required ? "needed an answer" : "could be left out",
    ...(mayWithhold(asked) ? ['with "Prefer not to say"'] : []),
    releases[release],
  ];
  const from = options.length === 0 ? "" : ` (${options.map(onOneLine).join("; ")})`;
  return `\`${name}\`, ${kinds[kind]}, ${parts.join(", ")}: ${onOneLine(text)}${from}`;
}
