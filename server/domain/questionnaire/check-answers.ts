import { plainDigits } from "@/server/domain/plain-digits";
import {
  agreesToAny,
  longestAnswer,
  mayWithhold,
  type AgreedUses,
  type AskedQuestion,
  type QuestionnaireAnswers,
} from "./question";

/**
 * What is wrong with an answer: a required one is missing, it is not one of those that are offered, it is no age, or its
 * question is not asked.
 */
export type QuestionProblem = "missing" | "not_offered" | "not_an_age" | "not_asked";

/** Answers as they are kept, or what is wrong with them. */
export type CheckedQuestionnaire =
  | { isWhole: true; kept: QuestionnaireAnswers }
  | {
      isWhole: false;
      problems: Record<string, QuestionProblem>;
      /** Whether something was answered that nothing may be done with, as no use was agreed to. */
      lacksUse: boolean;
    };

/** The oldest age that is taken, in years. */
const oldest = 120;

/**
 * Holds what somebody answered against the questions that they were asked. A question of which they agree to no use need
 * not be answered, and what they answer to it is not kept.
 */
export function checkQuestionnaire(
  questions: readonly AskedQuestion[],
  { answers, agreed }: { answers: QuestionnaireAnswers; agreed: AgreedUses },
): CheckedQuestionnaire {
  const problems: Record<string, QuestionProblem> = {};
  const kept: QuestionnaireAnswers = {};
  const given = new Map(Object.entries(answers).filter(([, answer]) => answer !== ""));
  for (const asked of questions) {
    const { name, required } = asked;
    const answer = asTold(asked, given.get(name));
    given.delete(name);
    const isUsed = agreesToAny(asked, agreed);
    const problem = answer === undefined ? null : problemOf(asked, answer);
    if (problem !== null) problems[name] = problem;
    else if (answer === undefined && required && isUsed) problems[name] = "missing";
    else if (answer !== undefined && isUsed) kept[name] = answer;
  }
  for (const name of given.keys()) problems[name] = "not_asked";
  const saysSomething = Object.values(answers).some((answer) => answer !== null && answer !== "");
  const lacksUse = saysSomething && !agreed.research && !agreed.release;
  const isWhole = Object.keys(problems).length === 0 && !lacksUse;
  return isWhole ? { isWhole, kept } : { isWhole, problems, lacksUse };
}

/** An age in the digits in which it is kept. */
const asTold = ({ kind }: AskedQuestion, answer: string | null | undefined): string | null | undefined =>
  kind === "age" && typeof answer === "string" ? plainDigits(answer) : answer;

function problemOf(asked: AskedQuestion, answer: string | null): QuestionProblem | null {
  if (answer === null) return mayWithhold(asked) ? null : "not_offered";
  if (asked.kind === "text") return answer.length > longestAnswer ? "not_offered" : null;
  if (asked.kind === "age") return isAge(answer) ? null : "not_an_age";
  return asked.options.includes(answer) ? null : "not_offered";
}

const isAge = (answer: string): boolean =>
  /^\d{1,3}$/.test(answer) && Number(answer) >= 1 && Number(answer) <= oldest;
