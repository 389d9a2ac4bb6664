import { noPolicies } from "@/server/domain/policy/policies";
import { numberScale } from "./number-scale";
import type { Preset } from "./preset";
import { sts2012 } from "./sts-2012";

const instructions = `Each page shows questions with four pairs each. For every question, choose two of the four pairs:

- **most**: the pair whose two words are most similar in meaning,
- **least**: the pair whose two words are least similar in meaning.

Look at all four before you choose. The two you do not choose need no answer. If several fit, take the one you feel surer about.`;

/**
 * Best–worst questions about pairs, whose choices are counted into a score for each pair (SemEval-2012 task 2 asked some
 * five people about each question; how many questions a pair makes is chosen at the import). The numbers are ours.
 */
export const bestWorstPreset: Preset = {
  taskType: "best-worst",
  scale: numberScale(4),
  dimensions: [
    { name: "most", question: "Which pair is the most similar, and which the least?", definition: "" },
    { name: "least", question: "Which pair is the least similar?", definition: "" },
  ],
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    instructions,
    hitSize: 10,
    goldPerHit: 0,
    overlap: 5,
    composition: "dynamic",
    payPerHitMinor: 50,
    agreementLevel: "nominal",
    aggregation: { aggregation: { method: "majority" }, allNotApplicable: "missing" },
  },
  testPairs: [],
};
