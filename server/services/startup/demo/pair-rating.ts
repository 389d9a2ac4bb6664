import { noPolicies } from "@/server/domain/policy/policies";
import { openToMany, type Demo } from "@/server/domain/task/demo-campaign";
import { demoGoldPairs } from "./gold-pairs";
import { demoPairs } from "./pairs";

const lines = [
  ["id", "text_a", "text_b", "score", "gold", "explanation"],
  ...demoGoldPairs.map(([score, a, b, why], at) => [`gold-${at + 1}`, a, b, score, score, why]),
  ...demoPairs.map(([score, a, b], at) => [`pair-${at + 1}`, a, b, score, "", ""]),
];

/** The pairs as the table that an organizer would import. */
export const pairFile = {
  fileName: "demo.tsv",
  text: lines.map((cells) => `${cells.join("\t")}\n`).join(""),
};

/** What annotators are shown first; the stop rule of its preset and a budget, somewhat above what all the work costs, are there to be seen. */
export const pairRatingDemo: Demo = {
  slug: "demo",
  name: "Demo: similarity of sentences",
  preset: "sts-2013-core",
  settings: {
    ...openToMany,
    limits: { ...noPolicies.limits, budgetMinor: 16_000 },
  },
  files: [pairFile],
};
