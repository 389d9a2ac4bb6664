import { z } from "zod";
import { devices, studyFilter } from "./vendor";

/** What an organizer decides about a study on Prolific; money in minor units of the workspace's currency. */
export const studyPlan = z.object({
  /** What participants read in Prolific's list. */
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().min(1).max(5_000),
  places: z.int().min(1).max(10_000),
  /** Places may be added up to this number while judgments lack; each costs a reward. */
  mostPlaces: z.int().min(1).max(20_000),
  /** Pages that a place is paid for. */
  pagesPerPlace: z.int().min(1).max(1_000),
  /** How long a place takes, as participants are told. */
  minutes: z.int().min(1).max(600),
  rewardMinor: z.int().min(1).max(100_000),
  devices: z.array(z.enum(devices)).min(1),
  filters: z.array(studyFilter).max(50),
  /** Whether Prolific pays completed work at once, or an organizer approves it first. */
  approval: z.enum(["at-once", "by-hand"]),
  /** What people earn who do not pass the qualification, where the workspace can pay that; 0 for nothing. */
  screenOutMinor: z.int().min(0).max(10_000),
  /** What only some workspaces have; Prolific's interface does not tell. */
  abilities: z.object({
    /** Prolific signs the links by which people arrive. */
    signedLinks: z.boolean(),
    /** Pays people who do not qualify a fixed sum. */
    screenOutPay: z.boolean(),
    /** Pays a part of the reward. */
    partPay: z.boolean(),
  }),
});
export type StudyPlan = z.infer<typeof studyPlan>;

/** Pay an hour in minor units, rounded down so that a figure never flatters. */
export function hourlyMinor(rewardMinor: number, minutes: number): number {
  return Math.floor((rewardMinor * 60) / minutes);
}

/** The least reward in minor units at which an hour is paid `floorMinor`. */
export function leastReward(floorMinor: number, minutes: number): number {
  return Math.ceil((floorMinor * minutes) / 60);
}

/**
 * The longest a submission may take, in minutes: what Prolific asks for at least, 2 + 2t + 2√t for an estimate of t, or
 * all pages at the length of a lease, whichever is longer.
 */
export function longestMinutes(minutes: number, pages: number, leaseMinutes: number): number {
  const least = Math.ceil(2 + 2 * minutes + 2 * Math.sqrt(minutes));
  return Math.max(least, Math.min(pages * leaseMinutes, 24 * 60));
}

/** Places that bring in some pages of work. */
export function placesFor(pages: number, pagesPerPlace: number): number {
  return Math.max(1, Math.ceil(pages / pagesPerPlace));
}

/** What is known of the work that lacks and of who is at it. */
export interface WorkAtHand {
  /** Pages that have to be submitted until every item has its judgments. */
  pagesLeft: number;
  /** Places that are taken and do not open again: reserved, active, waiting or paid. */
  placesHeld: number;
  /** Pages that those at work are expected to bring. */
  pagesComing: number;
}

/**
 * The places that a study needs in all. Never fewer than it has, because places only grow, and never more than the
 * organizer allows, because each is paid.
 */
export function placesWanted(
  { pagesPerPlace, mostPlaces }: Pick<StudyPlan, "pagesPerPlace" | "mostPlaces">,
  placesNow: number,
  { pagesLeft, placesHeld, pagesComing }: WorkAtHand,
): number {
  const lacking = Math.ceil(Math.max(0, pagesLeft - pagesComing) / pagesPerPlace);
  return Math.max(placesNow, Math.min(mostPlaces, placesHeld + lacking));
}
