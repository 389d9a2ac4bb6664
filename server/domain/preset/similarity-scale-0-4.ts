import type { ScaleDraft } from "@/server/domain/scale/scale";

/** The five defined points of cross-level similarity and the quarters between them (2014 Table 1), worded for annotators. */
export const similarityScale0To4: ScaleDraft = {
  step: 0.25,
  notApplicable: false,
  points: [
    {
      value: 0,
      label: "Unrelated",
      definition: "The two texts do not mean the same, and nothing connects their topics.",
      exampleA: "The harbour was closed for two days because a crane had fallen across the entrance.",
      exampleB: "a recipe for plum jam",
    },
    {
      value: 1,
      label: "Slightly related",
      definition:
        "They speak of different things, but a small detail or the field is in both, so one longer text might hold them.",
      exampleA: "The harbour was closed for two days because a crane had fallen across the entrance.",
      exampleB: "the price of fresh fish",
    },
    {
      value: 2,
      label: "Related, not similar",
      definition:
        "They do not mean the same, but their ideas, things or actions belong together, and some of them are in both.",
      exampleA: "The harbour was closed for two days because a crane had fallen across the entrance.",
      exampleB: "a ship waiting outside the harbour",
    },
    {
      value: 3,
      label: "Somewhat similar",
      definition:
        "Many of the important ideas are in both. The smaller text says some of them a little differently or leaves one out.",
      exampleA: "The harbour was closed for two days because a crane had fallen across the entrance.",
      exampleB: "a port shut after an accident",
    },
    {
      value: 4,
      label: "Very similar",
      definition:
        "The smaller text holds what matters most in the larger one. Only what is less important may be missing.",
      exampleA: "The harbour was closed for two days because a crane had fallen across the entrance.",
      exampleB: "two-day closure of the harbour by a fallen crane",
    },
  ],
};
