import type { OwnJob } from "@/server/domain/job/contracts";
import { isActive } from "@/server/domain/job/job";

/** What changed between two looks at a person's jobs. */
export interface JobNews {
  begun: OwnJob[];
  /** Those that were seen at work before. One that came and went between two looks is among them. */
  ended: OwnJob[];
}

/** Compares two looks. Nothing is news to whoever looks for the first time. */
export function jobNews(before: readonly OwnJob[] | null, now: readonly OwnJob[]): JobNews {
  if (before === null) return { begun: [], ended: [] };
  const atWorkBefore = new Set(before.filter(({ state }) => isActive(state)).map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  return {
    begun: now.filter(({ id, state }) => isActive(state) && !known.has(id)),
    ended: now.filter(({ id, state }) => !isActive(state) && (atWorkBefore.has(id) || !known.has(id))),
  };
}
