import { noPolicies } from "@/server/domain/policy/policies";
import { finishedDemoSlug } from "@/server/domain/project/finished-demo";
import type { Demo } from "@/server/domain/task/demo-campaign";
import { pairFile } from "../pair-rating";
import { raters } from "./raters";

/** A campaign that is over, by the stop rule of its preset; what an organizer does afterwards is left to be tried. */
export const finishedDemo: Demo = {
  slug: finishedDemoSlug,
  name: "Demo: a finished campaign",
  preset: "sts-2013-core",
  settings: {
    plannedAnnotators: raters.length,
    stopping: {
      accuracy: { bar: 0.7, minGold: 3, certainty: 0.9, asInQuiz: false },
      behaviour: [],
      onStop: "discard",
    },
    exclusionRules: [{ name: "inter-tagger", bound: 0.5 }],
    adjudication: { ...noPolicies.adjudication, difference: 3 },
  },
  files: [pairFile],
};
