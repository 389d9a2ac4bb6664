import { noPolicies } from "@/server/domain/policy/policies";
import type { Preset } from "./preset";
import { sts2012 } from "./sts-2012";

/**
 * *SEM-2013 CORE (2013 §3.1): as in 2012, but a missed gold pair is shown again with its right answer and explanation;
 * four gold pairs right to begin; people of six countries; who gets too much gold wrong is stopped at once.
 * The numbers the paper leaves open are those of docs/decisions/0008.
 */
export const sts2013Core: Preset = {
  ...sts2012,
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    feedback: true,
    qualification: { kind: "quiz", size: 4, needed: 4, tries: 2, delayMinutes: 0 },
    eligibility: { ...noPolicies.eligibility, countries: ["AU", "CA", "IN", "NZ", "GB", "US"] },
    stopping: {
      accuracy: { bar: 0.7, minGold: 3, certainty: 0.9, asInQuiz: false },
      behaviour: [],
      onStop: "keep",
    },
  },
  testPairs: [],
};
