import type { ReleasedQuestionnaireAnswer } from "@/server/domain/release/facts";
import { givenAnswer, type AskedQuestion, type QuestionnaireAnswers } from "./question";

/** What stands for every option that too few people chose. */
export const otherOptions = "(other)";

/** Fewer people than these share no value of their own in what is released coarsened: k of k-anonymity. */
const fewestTogether = 5;

/** The youngest age, in years, of the last range; few people are that old. */
const oldestRange = 80;

/**
 * The answers that may be released, by question in their order and then as the people come.
 * @param people those who agree that their answers are released, and nobody else
 */
export function releasedAnswers(
  questions: readonly AskedQuestion[],
  people: readonly { annotator: string; answers: QuestionnaireAnswers }[],
): ReleasedQuestionnaireAnswer[] {
  return questions
    .filter(({ release }) => release !== "none")
    .flatMap((asked) => {
      const given = people.flatMap(({ annotator, answers }) => {
        const answer = givenAnswer(answers, asked.name);
        return answer === undefined ? [] : [{ annotator, answer }];
      });
      const toldAs = coarsening(
        asked,
        given.flatMap(({ answer }) => answer ?? []),
      );
      return given.map(({ annotator, answer }) => ({
        annotator,
        question: asked.name,
        answer: answer === null ? null : toldAs(answer),
        point: answer === null ? null : pointOf(asked, answer),
      }));
    });
}

function pointOf({ kind, options }: AskedQuestion, answer: string): number | null {
  const at = kind === "likert" ? options.indexOf(answer) : -1;
  return at < 0 ? null : at + 1;
}

function coarsening(
  { kind, release, options }: AskedQuestion,
  answers: readonly string[],
): (answer: string) => string {
  if (release !== "coarsened") return (answer) => answer;
  if (kind === "age") return ageRange;
  const together = rareOptions(options, answers);
  return (answer) => (together.has(answer) ? otherOptions : answer);
}

/** The ten years that an age falls in, e.g. "30–39"; the last range is open, "80+". */
export function ageRange(age: string): string {
  const years = Number(age);
  if (years >= oldestRange) return `${oldestRange}+`;
  const from = Math.floor(years / 10) * 10;
  return `${from}–${from + 9}`;
}

/**
 * The options that are told as one, so that everyone shares what is told of them with at least four others where so many
 * answered: those that fewer than five people chose, and the next rarest ones until the people together are five.
 */
export function rareOptions(options: readonly string[], answers: readonly string[]): Set<string> {
  const counts = options
    .map((option) => ({ option, people: answers.filter((answer) => answer === option).length }))
    .filter(({ people }) => people > 0)
    .sort((one, other) => one.people - other.people);
  const together = new Set<string>();
  let people = 0;
  for (const each of counts) {
    if (each.people >= fewestTogether && (people === 0 || people >= fewestTogether)) break;
    together.add(each.option);
    people += each.people;
  }
  return together;
}
