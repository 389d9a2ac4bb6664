import { noPolicies } from "@/server/domain/policy/policies";
import type { Preset } from "./preset";
import { similarityScale0To5 } from "./similarity-scale-0-5";
import { testPairs0To5 } from "./test-pairs";

const instructions = `Each page shows pairs of texts, A and B. For every pair, say how similar the two are **in meaning**.

- Read both texts to the end before you answer.
- Judge what the texts say, not how they say it: other words or another order can mean the same.
- Use the definitions of the points. If you hesitate between two, take the one whose definition fits better.
- Do not look anything up; your own understanding is what is wanted.`;

const consent = `The answers are published without anything that names you.
You can stop at any time; every page you have submitted is paid.`;

/**
 * SemEval-2012 Task 6 (2012 §3): fixed HITs of five pairs, one of them gold; five judgments a pair; no feedback; an
 * approval rate of 95 % and a test of six pairs, of which the paper does not say how many had to be right.
 */
export const sts2012: Preset = {
  taskType: "pair-rating",
  scale: similarityScale0To5,
  dimensions: [{ name: "similarity", question: "How similar in meaning are A and B?", definition: "" }],
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
    breakMinutes: 45,
    feedback: false,
    itemComments: false,
    itemConfidence: false,
    allowTies: false,
    imageHosts: [],
    scaleDirection: "low-first",
    sides: "fixed",
    returnUrl: "",
    recruiters: [],
    ...noPolicies,
    qualification: { kind: "test", needed: 5, tries: 2, delayMinutes: 0 },
    eligibility: { ...noPolicies.eligibility, minApprovalRate: 0.95 },
    exclusionRules: [{ name: "gold-pearson", bound: 0.5 }],
  },
  testPairs: testPairs0To5,
};
