import { rulePresets } from "@/server/domain/exclusion/rule-presets";
import { noPolicies } from "@/server/domain/policy/policies";
import { numberScale } from "./number-scale";
import type { Preset } from "./preset";
import { sts2012 } from "./sts-2012";

const instructions = `The questionnaire shows one **target** word at a time, and a few words that belong to it. Rank these words by how similar they are **in meaning** to the target: the most similar gets the 1st place.

- Every word needs a place of its own. Put a word where another stands, and the two change places.
- Compare only the words of one target with each other, never with those of another.
- If two seem equally similar, take the order that comes to you first.
- You can go back to earlier groups until you submit the questionnaire.

## An example

Here "similar" means: how much of what the target says does the other word say too? Take the target **singer**. Every singer is a *musician*, so that word tells most of it. A *performer* may sing, dance or play, an *artist* may as well paint, and *person* tells hardly anything about singers.

|  | 1st | 2nd | 3rd | 4th |
| :-- | :-: | :-: | :-: | :-: |
| singer : artist |  |  | ● |  |
| singer : person |  |  |  | ● |
| singer : musician | ● |  |  |  |
| singer : performer |  | ● |  |  |`;

const consent = `The rankings are published without anything that names you.
You can stop at any time. Pay was agreed with you beforehand.`;

/**
 * Ranking of target groups (2016, ranking, §5): questionnaires of 25 groups, one for each annotator; 18 to 20 rankings
 * a group; whoever agrees with the others more than one standard deviation below the average is left out.
 */
export const targetRanking2016: Preset = {
  taskType: "target-ranking",
  scale: numberScale(2),
  dimensions: [
    { name: "ranking", question: "How similar is each word to the target? Rank them.", definition: "" },
  ],
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    instructions,
    consent,
    hitSize: 25,
    goldPerHit: 0,
    overlap: 20,
    payPerHitMinor: null,
    leaseMinutes: 60,
    limits: { ...noPolicies.limits, hitsPerAnnotator: 1 },
    exclusionRules: [...rulePresets["target-ranking-2016"]],
  },
  testPairs: [],
};
