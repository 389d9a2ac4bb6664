import { type Random } from "../random";

/**
 * One order of candidates of known strength: the first is drawn with a chance in proportion to the strengths, the
 * second so from those that are left, and so on. Candidate a then comes before b with probability
 * strength(a) / (strength(a) + strength(b)), whoever else is there.
 * @param strengths positive numbers, one per candidate.
 * @returns the candidates' numbers, first to last.
 * @throws RangeError for a strength that is not a positive number.
 * Source: Luce 1959; Plackett 1975.
 */
export function drawOrder(strengths: readonly number[], random: Random): number[] {
  for (const strength of strengths) {
    if (!(strength > 0 && Number.isFinite(strength))) throw new RangeError(`${strength} is not a strength`);
  }
  const left = strengths.map((_, candidate) => candidate);
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(drawPlace(left, strengths, random), 1));
  return order;
}

function drawPlace(left: readonly number[], strengths: readonly number[], random: Random): number {
  let rest = random() * left.reduce((total, candidate) => total + strengths[candidate]!, 0);
  const drawn = left.findIndex((candidate) => (rest -= strengths[candidate]!) < 0);
  // Rounding may leave a trace of the total behind the last one.
  return drawn === -1 ? left.length - 1 : drawn;
}
