import type { ScaleDraft } from "@/server/domain/scale/scale";

/** The six defined points of semantic similarity (2012 Figure 2), worded for annotators. */
export const similarityScale0To5: ScaleDraft = {
  step: 1,
  notApplicable: false,
  points: [
    {
      value: 0,
      label: "Different topics",
      definition: "The two texts are about different things.",
      exampleA: "The ferry to the island leaves at noon.",
      exampleB: "He has never liked the taste of coffee.",
    },
    {
      value: 1,
      label: "Same topic",
      definition: "The texts do not mean the same, but they are about the same topic.",
      exampleA: "The orchestra rehearsed until midnight.",
      exampleB: "Tickets for the concert were sold out in an hour.",
    },
    {
      value: 2,
      label: "Share details",
      definition: "The texts do not mean the same, but some details are in both.",
      exampleA: "A boy is feeding two ducks by the pond.",
      exampleB: "A boy is throwing stones into the pond.",
    },
    {
      value: 3,
      label: "Roughly equivalent",
      definition: "The texts mean roughly the same, but something important differs or is missing.",
      exampleA: "The mayor opened the new library on Monday.",
      exampleB: "The new library was opened.",
    },
    {
      value: 4,
      label: "Mostly equivalent",
      definition: "The texts mean mostly the same; only unimportant details differ.",
      exampleA: "A woman is cutting a red onion into rings.",
      exampleB: "A woman is slicing an onion.",
    },
    {
      value: 5,
      label: "Completely equivalent",
      definition: "The texts mean the same thing.",
      exampleA: "The match was called off because of the rain.",
      exampleB: "Because of the rain, the match was cancelled.",
    },
  ],
};
