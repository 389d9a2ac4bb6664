import type { ReleasedQuestionnaireAnswer } from "@/server/domain/release/facts";
import { sharedAgeRanges } from "./age-ranges";
import { givenAnswer, type AskedQuestion, type QuestionnaireAnswers } from "./question";

/** What stands for every option that too few people chose. */
export const otherOptions = "(other)";

/** Fewer people than these share no value of their own in what is released coarsened: k of k-anonymity. */
const fewestTogether = 5;

/**
 * The answers that may be released, by question in their order and then as the people come. Of a question that is released
 * coarsened nothing is told where fewer than five people said something, and who preferred not to say only where at least
 * five did.
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
      const said = given.flatMap(({ answer }) => answer ?? []);
      if (asked.release === "coarsened" && said.length < fewestTogether) return [];
      const toldAs = coarsening(asked, said);
      const tellsWithheld = asked.release !== "coarsened" || given.length - said.length >= fewestTogether;
      return given.flatMap(({ annotator, answer }): ReleasedQuestionnaireAnswer[] => {
        const told = { annotator, question: asked.name };
        if (answer === null) return tellsWithheld ? [{ ...told, answer, point: null }] : [];
        const coarse = toldAs.get(answer);
        return coarse === undefined ? [] : [{ ...told, answer: coarse, point: pointOf(asked, answer) }];
      });
    });
}

function pointOf({ kind, options }: AskedQuestion, answer: string): number | null {
  const at = kind === "likert" ? options.indexOf(answer) : -1;
  return at < 0 ? null : at + 1;
}

/** What each answer is told as. */
function coarsening(
  { kind, release, options }: AskedQuestion,
  answers: readonly string[],
): Map<string, string> {
  const isCoarsened = release === "coarsened";
  if (isCoarsened && kind === "age") return sharedAgeRanges(answers, fewestTogether);
  const together = isCoarsened ? rareOptions(options, answers) : new Set<string>();
  return new Map(answers.map((answer) => [answer, together.has(answer) ? otherOptions : answer]));
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
