import { csvLine } from "@/server/domain/csv-cell";
import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";

/** A target, its positives from the most similar to the least, a distractor and a random. */
const groups: readonly [string, readonly string[], string, string][] = [
  ["singer", ["musician", "performer", "artist", "person"], "song", "laptop"],
  ["lake", ["pond", "reservoir", "sea", "water"], "fishing", "ladder"],
  ["bread", ["loaf", "bun", "pastry", "food"], "oven", "passport"],
  ["hammer", ["mallet", "tool", "implement", "object"], "nail", "orchard"],
  ["train", ["railcar", "vehicle", "transport", "machine"], "platform", "violin"],
  ["nurse", ["caregiver", "medic", "professional", "person"], "hospital", "gravel"],
];

/** Somebody who ranks by the true order, but exchanges the two from a place on in every so many groups. */
const person =
  (exchanged: number, every: number): DemoCampaign["people"][number] =>
  (item) => {
    if (item.type !== "target-ranking") return null;
    const at = groups.findIndex(([target]) => target === item.target);
    const order = [...(groups[at]?.[1] ?? [])];
    if (at % every === 0) order.splice(exchanged, 2, order[exchanged + 1] ?? "", order[exchanged] ?? "");
    return { ranking: order.map((word) => item.candidates.find(({ text }) => text === word)?.key ?? "") };
  };

/** Somebody who ranks everything the other way round. */
const turned: DemoCampaign["people"][number] = (item) => {
  const answer = person(0, 100)(item);
  return answer !== null && "ranking" in answer ? { ranking: answer.ranking.toReversed() } : null;
};

/** A candidate a line, positives in the order of the alphabet. */
const lines = groups.flatMap(([target, positives, distractor, random], at) => {
  const line = (word: string, kind: string) => [`g-${at + 1}`, target, word, kind];
  return [
    ...positives.toSorted().map((word) => line(word, "positive")),
    line(distractor, "distractor"),
    line(random, "random"),
  ];
});

export const targetRankingDemo: DemoCampaign = {
  slug: "demo-ranking",
  name: "Demo: ranking of target groups",
  preset: "target-ranking-2016",
  settings: { ...openToMany, hitSize: 6 },
  files: [
    {
      fileName: "nouns.csv",
      text: [["group", "target", "candidate", "kind"], ...lines].map(csvLine).join(""),
    },
  ],
  people: [person(0, 3), person(1, 2), person(2, 2), person(1, 4), turned],
};
