import { noPolicies } from "@/server/domain/policy/policies";
import type { Preset } from "./preset";
import { sts2012 } from "./sts-2012";
import { typedDimensions } from "./typed-dimensions";
import { typedScale0To5 } from "./typed-scale-0-5";

const instructions = `Each page shows two records of things kept in museums, libraries and archives, side by side, with what their keepers wrote about them. Say how similar the two are in eight respects.

- Read both records to the end before you answer.
- Judge each respect for itself: two pictures by the same painter can show quite different things.
- Answer **N/A** where the records do not tell enough, or where you are not sure.
- Do not look anything up but the records themselves.`;

const consent = `The answers are published without anything that names you.
You can stop at any time. Pay was agreed with you beforehand.`;

/**
 * *SEM-2013 TYPED (2013 §3.2): two records, eight kinds of similarity, one item at a time; four gold items to learn from,
 * then one in every four items, or in every two while fewer than 66.7 % are right; who falls below is stopped and all
 * their judgments are discarded; at most 20 items a person; N/A is left to the others, and 0 where all say it.
 */
export const sts2013Typed: Preset = {
  ...sts2012,
  taskType: "typed-rating",
  scale: typedScale0To5,
  dimensions: typedDimensions,
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    instructions,
    consent,
    hitSize: 1,
    goldPerHit: 0,
    payPerHitMinor: null,
    feedback: true,
    composition: "dynamic",
    qualification: { kind: "training", size: 4, needed: 0 },
    eligibility: { ...noPolicies.eligibility, countries: ["AU", "CA", "GB", "NZ", "US"] },
    goldFrequency: { kind: "adaptive", high: 4, low: 2 },
    stopping: {
      accuracy: { bar: 0.667, minGold: 4, certainty: null, asInQuiz: false },
      behaviour: [],
      onStop: "discard",
    },
    limits: { ...noPolicies.limits, itemsPerAnnotator: 20 },
    aggregation: { aggregation: { method: "mean" }, allNotApplicable: "zero" },
  },
  testPairs: [],
};
