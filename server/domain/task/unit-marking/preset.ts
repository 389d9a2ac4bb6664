import { noPolicies } from "@/server/domain/policy/policies";
import { numberScale } from "@/server/domain/preset/number-scale";
import type { Preset } from "@/server/domain/preset/preset";
import { sts2012 } from "@/server/domain/preset/sts-2012";

const instructions = `Each page shows a few summaries of the same topic. Mark the **facts that they share**: each fact is a *unit*, and every summary that states it gives the unit one *contributor*, the words that say it.

- Choose the words of a summary that state one fact, and press **New unit**. Give the unit a label: a short sentence that says the fact.
- Look for the same fact in the other summaries, and add the words that state it to the unit. They may be quite different words.
- A unit has at most one contributor of each summary. Words that are apart can be one contributor.
- Keep units small. *The bridge was opened in 1894 by the mayor* holds two facts: when it was opened, and by whom.
- A fact that only one summary states is a unit, too.

## An example

| Summary 1 | Summary 2 | Unit |
| :-- | :-- | :-- |
| The bridge was **opened in 1894** | **In 1894** the bridge **was inaugurated** | The bridge was opened in 1894 |
| opened **by the mayor** | **The mayor** inaugurated it | The mayor opened the bridge |`;

const consent = `What you mark and the labels that you write are published without anything that names you.
You can stop at any time. Pay was agreed with you beforehand.`;

/**
 * Pyramids from scratch: the content units of a few summaries of one topic, marked by two people, without gold; paid in
 * bulk. Source: Nenkova and Passonneau 2004; two annotators as Passonneau 2006 compares them.
 */
export const pyramidUnits: Preset = {
  taskType: "unit-marking",
  scale: numberScale(2),
  dimensions: [{ name: "units", question: "Mark what the summaries share.", definition: "" }],
  settings: {
    ...sts2012.settings,
    ...noPolicies,
    instructions,
    consent,
    hitSize: 1,
    goldPerHit: 0,
    overlap: 2,
    payPerHitMinor: null,
    leaseMinutes: 240,
  },
  testPairs: [],
};
