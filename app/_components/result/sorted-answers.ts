import type { Feedback, LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { LeasedItem } from "@/server/task-types/wire";

export interface AnsweredGold {
  item: LeasedItem;
  /** Its place on the page, from 1. */
  at: number;
  feedback: Feedback;
}

/** The gold questions of a page that feedback was given on, in the order of the page: missed and right ones. */
export function sortedAnswers(
  { items }: Pick<LeasedAssignment, "items">,
  feedback: readonly Feedback[],
): { missed: AnsweredGold[]; right: AnsweredGold[] } {
  const given = new Map(feedback.map((each) => [each.key, each]));
  const answered = items.flatMap((item, place) => {
    const found = given.get(item.key);
    return found === undefined ? [] : [{ item, at: place + 1, feedback: found }];
  });
  return {
    missed: answered.filter(({ feedback: { correct } }) => !correct),
    right: answered.filter(({ feedback: { correct } }) => correct),
  };
}
