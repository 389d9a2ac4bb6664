import type { LeasedAssignment, NextResult } from "./contracts";
import type { SentNext } from "./sent-page";

/** What comes next as a browser got it, with what all items of a page are asked put back into each of them. */
export function wholeNext(sent: SentNext): NextResult {
  if (sent.kind === "none") return sent;
  const { dimensions, items, ...assignment } = sent.assignment;
  const whole = dimensions === undefined ? items : items.map((item) => ({ ...item, dimensions }));
  return { ...sent, assignment: { ...assignment, items: whole as LeasedAssignment["items"] } };
}
