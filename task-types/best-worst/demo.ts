import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";

/** From the most to the least similar. */
const pairs = [
  ["sofa", "couch"],
  ["path", "trail"],
  ["coat", "jacket"],
  ["spoon", "ladle"],
  ["boat", "raft"],
  ["cloud", "fog"],
  ["lamp", "candle"],
  ["pencil", "notebook"],
  ["baker", "bread"],
  ["river", "ladder"],
];

/** Somebody who sees each pair so many places from where it stands above. */
const person =
  (shifts: Readonly<Record<string, number>>): DemoCampaign["people"][number] =>
  (item) => {
    if (item.type !== "best-worst") return null;
    const placeOf = ([first, second]: readonly [string, string]) =>
      pairs.findIndex(([one, other]) => one === first && other === second) + (shifts[first] ?? 0);
    const places = item.pairs.map(placeOf);
    return {
      values: {
        most: places.indexOf(Math.min(...places)) + 1,
        least: places.indexOf(Math.max(...places)) + 1,
      },
    };
  };

export const bestWorstDemo: DemoCampaign = {
  slug: "demo-best-worst",
  name: "Demo: the most and the least similar pair",
  preset: "best-worst",
  settings: { ...openToMany },
  files: [{ fileName: "words.txt", text: pairs.map((pair) => `${pair.join("\t")}\n`).join("") }],
  people: [person({}), person({ spoon: -2.5, boat: 2.5 }), person({ cloud: -2.5, coat: 1.5, pencil: -1.5 })],
};
