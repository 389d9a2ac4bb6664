import type { z } from "zod";
import type { exclusionRule } from "@/server/domain/policy/outcome-policies";

/** How somebody came to be excluded: by a rule that was applied, or by an organizer's own decision. */
export const exclusionOrigins = ["rule", "by-hand"] as const;
export type ExclusionOrigin = (typeof exclusionOrigins)[number];

/** The rule by which somebody was excluded, as it is kept. */
export type StoredRule = z.infer<typeof exclusionRule>;
