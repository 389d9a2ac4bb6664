import { forgetPage, keptPage, type Keeper } from "./kept-page";

const keptForMs = 7 * 24 * 3_600_000;

/**
 * Forgets those of some kept pages whose lease ended more than seven days ago.
 * @returns those that were submitted and not answered
 */
export function sweepKeptPages(keeper: Keeper | null, now: number, assignments: readonly string[]): string[] {
  return assignments.filter((assignment) => {
    const page = keptPage(keeper, assignment);
    const isOver = page === null || page.leaseEndsAt + keptForMs < now;
    if (isOver) forgetPage(keeper, assignment);
    return !isOver && page.submission !== null;
  });
}
