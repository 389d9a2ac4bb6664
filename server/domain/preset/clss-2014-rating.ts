import { noPolicies } from "@/server/domain/policy/policies";
import type { Preset } from "./preset";
import { similarityScale0To4 } from "./similarity-scale-0-4";
import { sts2012 } from "./sts-2012";

const instructions = `Each page shows pairs of texts of different length: A is the larger one, B the smaller. For every pair, say how much of what A **means** is in B.

- Read both texts to the end before you answer.
- Judge what they say, not how they say it: other words or another order can mean the same.
- Five points of the scale are defined. If a pair lies between two of them, take one of the three steps between.
- Small things that had to be left out because B is short do not count against it.`;

const consent = `The answers are published without anything that names you.
You can stop at any time. Pay was agreed with you beforehand.`;

/**
 * SemEval-2014 Task 3, phase 2 (2014 §3.2): up to three named people rate each pair in quarter points; where any two
 * differ by a whole point, somebody decides; paid in bulk, without gold.
 */
export const clss2014Rating: Preset = {
  ...sts2012,
  isDirected: true,
  scale: similarityScale0To4,
  dimensions: [{ name: "similarity", question: "How much of the meaning of A is in B?", definition: "" }],
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    instructions,
    consent,
    goldPerHit: 0,
    overlap: 3,
    payPerHitMinor: null,
    composition: "dynamic",
    adjudication: { ...noPolicies.adjudication, difference: 1 },
  },
  testPairs: [],
};
