import { noPolicies } from "@/server/domain/policy/policies";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import type { Preset } from "@/server/domain/preset/preset";
import { sts2012 } from "@/server/domain/preset/sts-2012";

const instructions = `Each page shows texts. For every text, say how good it is.

- Read the whole text before you answer.
- Grey text is context. Read it, but do not rate it.
- Rate each text on its own. Do not compare it with the others on the page.
- Use the definitions of the points. If you hesitate between two, take the one whose definition fits better.`;

const points = [
  ["Bad", "Hardly anything of it can be used."],
  ["Poor", "Much of it is wrong, or hard to understand."],
  ["Fair", "It can be understood, but has clear faults."],
  ["Good", "It has small faults that do not disturb."],
  ["Excellent", "It has no faults."],
] as const;

/** The five categories of absolute category rating (ITU-T P.800, Annex B), from 1 to 5; the definitions are ours. */
const opinionScale: ScaleDraft = {
  step: 1,
  notApplicable: false,
  points: points.map(([label, definition], at) => ({
    value: at + 1,
    label,
    definition,
    exampleA: "",
    exampleB: "",
  })),
};

/**
 * One text at a time on one scale, as in direct assessment of translations, plausibility or mean opinion scores. Everything
 * but the scale is ours: pages of ten, one of them gold, five judgments a text.
 */
export const directRatingPreset: Preset = {
  taskType: "direct-rating",
  scale: opinionScale,
  dimensions: [{ name: "quality", question: "How good is this text?", definition: "" }],
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    instructions,
    hitSize: 10,
    goldPerHit: 1,
    overlap: 5,
    composition: "dynamic",
    payPerHitMinor: 40,
  },
  testPairs: [],
};
