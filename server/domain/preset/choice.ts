import { noPolicies } from "@/server/domain/policy/policies";
import { numberScale } from "./number-scale";
import type { Preset } from "./preset";
import { sts2012 } from "./sts-2012";

const instructions = `Each page shows questions. A question is a text, Q, with several answers below it; exactly one is right.

- Read Q and all answers to the end before you choose.
- Choose the answer that says the same as Q, in whatever words.
- If none fits wholly, choose the one that comes nearest.
- Do not look anything up; your own understanding is what is wanted.`;

/**
 * People on a generated multiple-choice test, to put a figure of theirs beside the systems' (2016 pyramid §3). The paper
 * asked no people, so every number is ours: pages of ten questions, five answers a question, no gold.
 */
export const choicePreset: Preset = {
  taskType: "choice",
  scale: numberScale(9),
  dimensions: [{ name: "choice", question: "Which text means the same as Q?", definition: "" }],
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

const sameInstructions = `Each page shows pairs of texts, A and B. For every pair, say whether both mean the same.

- Read both texts to the end before you answer.
- Judge what the texts say, not how they say it.
- If one says something that the other does not, they are not the same.
- Do not look anything up; your own understanding is what is wanted.`;

/** People on a generated test of pairs, each of which is a paraphrase or not (2016 pyramid §3); the numbers are ours. */
export const sameOrNot: Preset = {
  ...choicePreset,
  scale: numberScale(2),
  dimensions: [{ name: "choice", question: "Do A and B mean the same?", definition: "" }],
  settings: { ...choicePreset.settings, instructions: sameInstructions },
};
