import { csvLine } from "@/server/domain/csv-cell";
import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";

/** A question, the candidate that says the same, and three that do not. */
const questions: readonly [string, string, string, string, string][] = [
  [
    "The council closed the old bridge to lorries.",
    "Heavy vehicles may no longer cross the old bridge.",
    "The council will build a new bridge.",
    "Lorries damaged the council’s car park.",
    "The old bridge was painted last year.",
  ],
  [
    "Heavy rain washed away part of the coastal road.",
    "A stretch of the road along the sea was destroyed by rain.",
    "The coastal road was closed for the race.",
    "Rain is expected along the coast.",
    "Part of the harbour was flooded at high tide.",
  ],
  [
    "Three villages got running water for the first time.",
    "Three villages now have taps that never had them before.",
    "Three villages were flooded.",
    "The river runs through three villages.",
    "Water became dearer in three villages.",
  ],
  [
    "The museum lent two paintings to a school.",
    "A school has two pictures on loan from the museum.",
    "The museum bought two paintings.",
    "Pupils painted two walls of the museum.",
    "Two schools visited the museum.",
  ],
  [
    "Farmers began the harvest two weeks early.",
    "The crops were brought in a fortnight sooner than usual.",
    "The harvest lasted two weeks.",
    "Farmers sold their crops early in the day.",
    "The harvest was poorer than last year’s.",
  ],
  [
    "The night train to the capital runs again.",
    "The sleeper to the capital is back in service.",
    "The train to the capital was late.",
    "A new station opened in the capital.",
    "Trains do not run at night any more.",
  ],
];

/** Somebody who chooses the right candidate, but for questions that stand in `missed`. */
const person = (missed: readonly number[]): DemoCampaign["people"][number] => {
  const chosen = new Map(
    questions.map(([asked, right, wrong], at) => [asked, missed.includes(at) ? wrong : right]),
  );
  return (item) => {
    if (item.type !== "choice") return null;
    const text = chosen.get(item.texts[0] ?? "");
    return { values: { choice: item.candidates.findIndex((candidate) => candidate === text) + 1 } };
  };
};

export const choiceDemo: DemoCampaign = {
  slug: "demo-choice",
  name: "Demo: which text means the same",
  preset: "choice",
  settings: { ...openToMany, hitSize: 6 },
  files: [
    {
      fileName: "news.csv",
      text: [
        ["id", "question", "candidate1", "candidate2", "candidate3", "candidate4", "right"],
        ...questions.map((cells, at) => [`q-${at + 1}`, ...cells, "1"]),
      ]
        .map(csvLine)
        .join(""),
    },
  ],
  people: [person([]), person([1, 4]), person([4])],
};
