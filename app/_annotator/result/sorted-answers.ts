import type { Feedback, LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { LeasedItem } from "@/server/domain/task/wire";

export interface ShownGoldAnswer {
  item: LeasedItem;
  /** Its place on the page, from 1. */
  at: number;
  /** On each dimension that is told about. */
  feedback: Feedback[];
}

const isRight = ({ feedback }: ShownGoldAnswer) => feedback.every(({ correct }) => correct);

/** The gold questions of a page that feedback was given on, in the order of the page: missed and right ones. */
export function sortedAnswers(
  { items }: Pick<LeasedAssignment, "items">,
  feedback: readonly Feedback[],
): { missed: ShownGoldAnswer[]; right: ShownGoldAnswer[] } {
  const answered = items.flatMap((item, place) => {
    const found = feedback.filter(({ key }) => key === item.key);
    return found.length === 0 ? [] : [{ item, at: place + 1, feedback: found }];
  });
  return { missed: answered.filter((gold) => !isRight(gold)), right: answered.filter(isRight) };
}
