import type { GoldFrequency } from "@/server/domain/policy/policies";

export const frequencyKinds = ["fixed", "adaptive"] as const;

/** What each kind starts with when it is chosen: 2013 TYPED had gold every fourth item, every second of the inaccurate. */
export const firstFrequencies: {
  [K in GoldFrequency["kind"]]: Extract<GoldFrequency, { kind: K }>;
} = {
  fixed: { kind: "fixed" },
  adaptive: { kind: "adaptive", high: 4, low: 2 },
};
