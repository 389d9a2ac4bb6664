import { csvLine } from "@/server/domain/csv-cell";
import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";

/** What a summary was made of, the summary, and how good it is. */
const summaries: readonly [string, string, number][] = [
  [
    "The library will stay open until nine on Thursdays from March on, because many visitors asked for it.",
    "From March, the library stays open until nine on Thursdays.",
    5,
  ],
  [
    "After the storm, two of the three bridges over the river were closed for repairs.",
    "All bridges were destroyed by the storm.",
    1,
  ],
  [
    "The school’s garden gave forty kilos of tomatoes, twice as many as last year.",
    "The school garden grew twice as many tomatoes as last year.",
    5,
  ],
  [
    "A new bus line joins the station and the hospital; it runs every twenty minutes.",
    "A bus runs to the hospital station new every twenty.",
    2,
  ],
  [
    "The swimming pool reopens in May with a slide and longer opening hours.",
    "The pool opens again in May.",
    4,
  ],
  [
    "Volunteers counted 312 storks this spring, the highest number since counting began.",
    "Storks were counted by volunteers in the spring, and there were some.",
    3,
  ],
  [
    "The town will plant two hundred trees along the main road before winter.",
    "Two hundred trees will be planted along the main road before winter.",
    5,
  ],
  [
    "The bakery on the square closes after ninety years; its owners retire.",
    "The bakery was opened ninety years ago on the square by retired owners.",
    2,
  ],
  [
    "Rain delayed the harvest by a week, but farmers expect a good year.",
    "Farmers expect a good year although rain delayed the harvest.",
    5,
  ],
  ["The museum lends bicycles to visitors who come by train.", "The museum has trains for bicycles.", 1],
];

/** Summaries whose quality is known, with the reason. */
const gold: readonly [string, string, number, string][] = [
  [
    "The mayor opened the new market hall on Saturday.",
    "On Saturday the mayor opened the new market hall.",
    5,
    "It says all of the source, without a fault.",
  ],
  [
    "The ferry does not run in January.",
    "The ferry runs every day in January.",
    1,
    "It says the opposite of the source.",
  ],
];

const qualityOf = new Map([...summaries, ...gold].map(([, text, quality]) => [text, quality]));

/** Somebody who is so many points more generous than most, as far as the scale goes. */
const person =
  (generosity: number): DemoCampaign["people"][number] =>
  (item) => {
    const quality = "textA" in item ? qualityOf.get(item.textA) : undefined;
    if (quality === undefined) return null;
    return { values: { quality: Math.max(1, Math.min(5, quality + generosity)) } };
  };

export const directRatingDemo: DemoCampaign = {
  slug: "demo-direct-rating",
  name: "Demo: how good is this summary",
  preset: "direct-rating",
  settings: { ...openToMany, hitSize: 6 },
  files: [
    {
      fileName: "summaries.csv",
      text: [
        ["id", "context", "text", "score", "gold", "explanation"],
        ...summaries.map(([source, text, quality], at) => [`s-${at + 1}`, source, text, quality, "", ""]),
        ...gold.map(([source, text, quality, why], at) => [`g-${at + 1}`, source, text, "", quality, why]),
      ]
        .map(csvLine)
        .join(""),
    },
  ],
  people: [person(0), person(0), person(-1)],
};
