import type { GoldTake } from "./contracts";

/** Which pairs become gold, as commands and addresses say it: none, all, first:N or random:N; null for anything else. */
export function goldTakeIn(text: string, seed: number): GoldTake | null {
  const [take, number] = text.split(":");
  const count = Number(number);
  if (take === "none" || take === "all") return { take };
  const isCount = Number.isInteger(count) && count >= 1 && count <= 1_000_000;
  if (take === "first" && isCount) return { take, count };
  if (take === "random" && isCount) return { take, count, seed };
  return null;
}
