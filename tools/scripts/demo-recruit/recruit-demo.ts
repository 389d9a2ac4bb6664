import { noPolicies } from "@/server/domain/policy/policies";
import type { Demo } from "@/server/domain/task/demo-campaign";
import { pairFile } from "@/server/services/startup/demo/pair-rating";

/** Pairs that people come from Prolific to judge: three short pages each, after a quiz. */
export const recruitDemo: Demo = {
  slug: "recruit",
  name: "Demo: recruit on Prolific",
  preset: "sts-2013-core",
  settings: {
    contactEmail: "organizer@example.org",
    hitSize: 4,
    goldPerHit: 1,
    overlap: 5,
    plannedAnnotators: 20,
    allowShortRunway: true,
    payPerHitMinor: 40,
    currency: "USD",
    qualification: { kind: "quiz", size: 2, needed: 1, tries: 2, delayMinutes: 0 },
    stopping: {
      ...noPolicies.stopping,
      accuracy: { bar: 0.5, minGold: 2, certainty: null, asInQuiz: false },
    },
    limits: { ...noPolicies.limits, hitsPerAnnotator: 3 },
  },
  files: [pairFile],
};
