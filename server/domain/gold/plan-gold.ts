import { shuffled, type Random } from "@/server/stats/random";

/** A share of gold has no exact binary form. */
const tiny = 1e-9;

/**
 * Says which places of somebody's next page hold gold: any place as likely as any other, and how many depends on
 * nothing but the page's size and the share of gold. Did it depend on the gold of earlier pages, whoever was told of that
 * could count what is due.
 * @param rate the share of gold, 0–1; @param size items on the page.
 */
export function planGold({ rate, size, random }: { rate: number; size: number; random: Random }): boolean[] {
  const gold = roundedAtRandom(size * rate, random);
  return shuffled(
    random,
    Array.from({ length: size }, (_, at) => at < gold),
  );
}

/**
 * How many gold items stand beside so few work items that the page gets shorter than it may be. As many as were planned
 * would give themselves away: of a page of two with one gold item either is it.
 */
export function goldBeside(workItems: number, rate: number, random: Random): number {
  return roundedAtRandom((workItems * rate) / (1 - rate), random);
}

/** One of the two nearest whole numbers, so that the mean is the number itself. */
function roundedAtRandom(value: number, random: Random): number {
  const below = Math.floor(value + tiny);
  return below + Number(random() < value - below - tiny);
}
