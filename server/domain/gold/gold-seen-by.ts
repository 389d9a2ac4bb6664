import type { ProjectSettings } from "@/server/domain/project/project";
import { meanGoldPerHit } from "./gold-per-hit";

type Seen = Pick<
  ProjectSettings,
  "hitSize" | "goldPerHit" | "goldFrequency" | "overlap" | "plannedAnnotators"
>;

/** How many people see a gold item, which tells gold to those who compare what they saw. */
export interface GoldSeen {
  /** People who see each gold item, on average; others are seen by as many as the overlap says. */
  people: number;
  /** Gold items with which that would be no more than see any other item. */
  enough: number;
}

/**
 * How many people see each gold item once all is judged by accurate people.
 * @param pool gold items in use in the work; @param hits HITs that show every work item once.
 * @returns null where the work holds no gold.
 */
export function goldSeenBy(settings: Seen, { pool, hits }: { pool: number; hits: number }): GoldSeen | null {
  const places = hits * meanGoldPerHit(settings);
  if (places === 0 || pool === 0) return null;
  const people = Math.ceil((places * settings.overlap) / pool - tiny);
  return { people: Math.min(people, settings.plannedAnnotators), enough: Math.ceil(places - tiny) };
}

/** A share of gold has no exact binary form. */
const tiny = 1e-9;
