/** The rank of each candidate, from 1, in an order of all candidates' numbers. */
export function ranksOfOrder(order: readonly number[]): number[] {
  const ranks = new Array<number>(order.length).fill(0);
  order.forEach((candidate, place) => (ranks[candidate] = place + 1));
  return ranks;
}
