import { z } from "zod";
import { policies } from "@/server/domain/policy/policies";
import { privacyPolicy } from "@/server/domain/policy/privacy-policy";
import { recruiterSettings } from "@/server/domain/recruiter/recruiters";

export const projectStates = ["draft", "launching", "live", "paused", "closed"] as const;
export type ProjectState = (typeof projectStates)[number];

export const roles = ["owner", "organizer", "adjudicator", "viewer"] as const;
export type Role = (typeof roles)[number];

/** Currencies of pay, by ISO 4217 code; all have two decimals. */
export const currencies = ["USD", "EUR", "GBP", "AUD", "CAD", "CHF", "INR", "NZD"] as const;

/** How the sides of an item come to be A and B. */
export const sidesChoices = ["fixed", "random"] as const;

const text = (max: number) => z.string().trim().max(max);

/** Everything an organizer sets about a project, apart from its name, language, scale and items. */
export const projectSettings = z.object({
  /** Markdown, shown before the first page and beside every page. */
  instructions: text(50_000),
  /** Markdown, shown on the consent page under what is kept. */
  consent: text(20_000),
  contactName: text(200),
  contactEmail: z.union([z.literal(""), z.email().max(200)]),
  hitSize: z.int().min(1).max(50),
  goldPerHit: z.int().min(0).max(50),
  overlap: z.int().min(1).max(1_000),
  /** Pay per HIT in the currency's minor unit; null where pay was agreed elsewhere. */
  payPerHitMinor: z.int().min(0).max(1_000_000).nullable(),
  currency: z.enum(currencies),
  leaseMinutes: z
    .int()
    .min(5)
    .max(24 * 60),
  /** Minutes of work at a stretch after which a break is suggested between two pages; 0 never does. */
  breakMinutes: z.int().min(0).max(240),
  /** Whether a missed gold question is shown with its accepted answers and explanation after the submission. */
  feedback: z.boolean(),
  /** Whether each item has a field for a comment. */
  itemComments: z.boolean(),
  /** Whether each item asks how sure the annotator is. */
  itemConfidence: z.boolean(),
  /** Whether candidates of a ranking may share a place. */
  allowTies: z.boolean(),
  /** Hosts from which pictures of records are shown although they lie elsewhere; those learn who looks at them. */
  imageHosts: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9.-]+$/, "not_a_host"),
    )
    .max(20),
  /** Which end of the scale comes first in reading direction. */
  scaleDirection: z.enum(["low-first", "high-first"]),
  /** Whether A and B are as items have them, or change places by chance, drawn for each person and item. */
  sides: z.enum(sidesChoices),
  /** Where people return to who completed their work and whom no recruiter of the project sent. */
  returnUrl: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(2_000)]),
  /** The services that send people, and how people go back to them. */
  recruiters: z.array(recruiterSettings).max(10),
  ...policies.shape,
  ...privacyPolicy.shape,
});
export type ProjectSettings = z.infer<typeof projectSettings>;

/** Part of a project's address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "not_a_slug");

/** A BCP 47 language tag that this runtime knows how to read. */
export const languageTag = z
  .string()
  .max(35)
  .refine((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }, "not_a_language");
