import { ageRange } from "./age-ranges";
import { givenAnswer, type AskedQuestion, type QuestionnaireAnswers } from "./question";

/** How often each answer to a question was given. */
export interface CountedQuestion {
  name: string;
  /** In the order of the options; texts and ranges of age in the order of the alphabet. Nobody's name is with them. */
  answers: { answer: string; people: number }[];
  /** People who preferred not to say. */
  withheld: number;
  /** People who were asked and left it out. */
  unanswered: number;
}

/**
 * The answers of everyone who was asked, by question, without saying whose they are.
 * @param people what each person who sent the page of that time answered
 */
export function countAnswers(
  questions: readonly AskedQuestion[],
  people: readonly { when: AskedQuestion["when"]; answers: QuestionnaireAnswers }[],
): CountedQuestion[] {
  return questions.map((asked) => {
    const given = people
      .filter(({ when }) => when === asked.when)
      .map(({ answers }) => givenAnswer(answers, asked.name));
    const said = given.filter((answer) => answer !== undefined && answer !== null);
    const told = asked.kind === "age" ? said.map(ageRange) : said;
    const listed = asked.options.length > 0 ? asked.options : [...new Set(told)].sort();
    return {
      name: asked.name,
      answers: listed.map((answer) => ({
        answer,
        people: told.filter((each) => each === answer).length,
      })),
      withheld: given.filter((answer) => answer === null).length,
      unanswered: given.filter((answer) => answer === undefined).length,
    };
  });
}
