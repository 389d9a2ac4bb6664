/** How somebody came to be excluded: by a rule that was applied, or by an organizer's own decision. */
export const exclusionOrigins = ["rule", "by-hand"] as const;
export type ExclusionOrigin = (typeof exclusionOrigins)[number];
