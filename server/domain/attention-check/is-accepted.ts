import { stepTolerance } from "@/server/domain/scale/steps";
import type { AttentionCheckForm } from "@/server/domain/task/declaration";
import { readRanks } from "@/server/domain/task/target-ranking/judge-ranking";
import type { JudgedValue } from "@/server/domain/task/task";

/**
 * Whether a check was answered as it asks: with an accepted value on every dimension, with both accepted pairs each in
 * its role, or in the accepted order. No check asks for Not Applicable.
 * @param accepted as in the settings; its meaning is that of the form.
 * @param judged what was answered, by dimension, with parts by their place in the check.
 */
export function isAccepted(
  form: AttentionCheckForm,
  accepted: readonly number[],
  judged: Readonly<Record<string, JudgedValue>>,
): boolean {
  const said = Object.values(judged);
  if (form === "ranking") return said.every(({ answer }) => isInOrder(accepted, answer));
  if (form === "pairs") {
    return accepted.length === 2 && isValue(judged.most, accepted[0]) && isValue(judged.least, accepted[1]);
  }
  return said.every((one) => accepted.some((value) => isValue(one, value)));
}

const isValue = (said: JudgedValue | undefined, value: number | undefined): boolean =>
  typeof said?.value === "number" && value !== undefined && Math.abs(value - said.value) < stepTolerance;

function isInOrder(order: readonly number[], answer: string | null): boolean {
  const ranks = readRanks(answer ?? "[]");
  return ranks.length === order.length && order.every((number, at) => ranks[number - 1] === at + 1);
}
