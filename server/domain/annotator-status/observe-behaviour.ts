import type { Behaviour } from "./behaviour";

/** One judged item: what was answered on each dimension (null is N/A), and the seconds it took where they were told. */
export interface ObservedItem {
  /** A text is an answer that no number says, as JSON. */
  answers: (number | string | null)[];
  seconds: number | null;
}

const secondsKept = 50;

/**
 * What is known of how somebody works once a page is submitted.
 * @param items of that page, in the order in which they were shown.
 */
export function observeBehaviour(before: Behaviour, items: readonly ObservedItem[]): Behaviour {
  return items.reduce(observeItem, before);
}

function observeItem(before: Behaviour, { answers, seconds }: ObservedItem): Behaviour {
  const answer = JSON.stringify(answers);
  const run = answer === before.lastAnswer ? before.run + 1 : 1;
  return {
    seconds: seconds === null ? before.seconds : [...before.seconds, seconds].slice(-secondsKept),
    judged: before.judged + 1,
    answered: before.answered + answers.length,
    missing: before.missing + answers.filter((one) => one === null).length,
    lastAnswer: answer,
    run,
    longestRun: Math.max(before.longestRun, run),
  };
}
