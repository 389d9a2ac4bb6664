import type { DemoPair } from "./pairs";

/** Pairs whose answer is known, two for each point, each with what is told to whoever misses it. */
export const demoGoldPairs: readonly [...DemoPair, explanation: string][] = [
  [
    0,
    "The postman rings twice.",
    "Copper is a good conductor of heat.",
    "One text is about a postman, the other about a metal; they share no topic.",
  ],
  [
    0,
    "They planted an oak in front of the school.",
    "The soup needs a little more salt.",
    "A tree at a school and the taste of a soup have nothing in common.",
  ],
  [
    1,
    "The goalkeeper saved a penalty in the last minute.",
    "The stadium will get a new roof.",
    "Both are about football, but they tell of different things.",
  ],
  [
    1,
    "The mechanic is changing a tyre.",
    "Electric cars are quiet at low speed.",
    "Both are about cars; beyond the topic they share nothing.",
  ],
  [
    2,
    "A girl is riding a brown horse through the woods.",
    "A girl is leading a white horse to the stable.",
    "A girl and a horse are in both, but what she does, and with which horse, differs.",
  ],
  [
    2,
    "The mayor praised the volunteers after the flood.",
    "The mayor warned of another flood.",
    "The mayor and the flood are in both; what she says is not the same.",
  ],
  [
    3,
    "A man in a red coat is shovelling snow in front of his house.",
    "A man is clearing away snow.",
    "The same scene, but one text leaves out who exactly it is and where.",
  ],
  [
    3,
    "The factory will close in June, and 300 people will lose their jobs.",
    "The factory is going to be closed.",
    "The closing is in both; the date and the lost jobs are important and missing in one.",
  ],
  [
    4,
    "A woman is carefully peeling a large potato.",
    "A woman is peeling a potato.",
    "Only small details differ: how she does it, and how large the potato is.",
  ],
  [
    4,
    "The bus driver helped an old man to his seat.",
    "A bus driver helped an elderly man find a seat.",
    "The two mean nearly the same; helping somebody to a seat and to find one differ a little.",
  ],
  [
    5,
    "The road was closed because of an accident.",
    "Because there had been an accident, the road was closed.",
    "The order of words differs, the meaning does not.",
  ],
  [
    5,
    "It took the climbers three days to reach the summit.",
    "The climbers reached the summit after three days.",
    "Both say that the climb took three days.",
  ],
];
