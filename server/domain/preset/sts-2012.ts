import { noPolicies } from "@/server/domain/policy/policies";
import type { Preset } from "./preset";
import { similarityScale0To5 } from "./similarity-scale-0-5";

const instructions = `Each page shows pairs of texts, A and B. For every pair, say how similar the two are **in meaning**.

- Read both texts to the end before you answer.
- Judge what the texts say, not how they say it: other words or another order can mean the same.
- Use the definitions of the points. If you hesitate between two, take the one whose definition fits better.
- Do not look anything up; your own understanding is what is wanted.`;

const consent = `The answers are published without anything that names you.
You can stop at any time; every page you have submitted is paid.`;

/** SemEval-2012 Task 6 (2012 §3): fixed HITs of five pairs, one of them gold; five judgments a pair; no feedback. */
export const sts2012: Preset = {
  taskType: "pair-rating",
  scale: similarityScale0To5,
  question: "How similar in meaning are A and B?",
  settings: {
    instructions,
    consent,
    contactName: "",
    contactEmail: "",
    hitSize: 5,
    goldPerHit: 1,
    overlap: 5,
    payPerHitMinor: 20,
    currency: "USD",
    leaseMinutes: 30,
    feedback: false,
    scaleDirection: "low-first",
    returnUrl: "",
    ...noPolicies,
  },
};
