import type { TestPair } from "./preset";

/** Six pairs for a qualification test, one for each point from 0 to 5. */
export const testPairs0To5: readonly TestPair[] = [
  {
    textA: "The train to the coast was half empty.",
    textB: "Bees can see ultraviolet light.",
    answer: 0,
    explanation: "A train and the eyes of bees have nothing in common.",
  },
  {
    textA: "The bakery on the corner opens at six.",
    textB: "Rye bread stays fresh longer than white bread.",
    answer: 1,
    explanation: "Both have to do with bread and baking, but they tell of different things.",
  },
  {
    textA: "Two children are building a sandcastle on the beach.",
    textB: "Two children are looking for shells on the beach.",
    answer: 2,
    explanation: "Two children on a beach are in both; what they do differs.",
  },
  {
    textA: "The village school was closed last summer because there were too few pupils.",
    textB: "The village school was closed.",
    answer: 3,
    explanation: "Both tell of the closing; when and why are missing in one.",
  },
  {
    textA: "An old man is mending a small wooden boat.",
    textB: "An old man is repairing a boat.",
    answer: 4,
    explanation: "They say the same but for details that matter little: the boat is small and of wood.",
  },
  {
    textA: "Nobody was hurt in the fire.",
    textB: "The fire left no one injured.",
    answer: 5,
    explanation: "Other words, the same meaning.",
  },
];
