import { noPolicies } from "@/server/domain/policy/policies";
import { typedDimensions } from "@/server/domain/preset/typed-dimensions";
import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";
import { museumPictures, pictureName } from "./museum-pictures";

type Fields = Record<string, string | string[]>;

const bridge: Fields = {
  title: "The new bridge at Vornholm on its first day",
  creator: "Lindqvist, Oskar",
  date: "1894",
  subject: ["bridges", "crowds", "Vornholm"],
  description:
    "Photograph. A crowd stands at the railing; two steamers with flags wait under the middle arch.",
  source: "Vornholm Maritime Museum",
};
const ferry: Fields = {
  title: "Last crossing of the Vornholm ferry",
  creator: "Lindqvist, Oskar",
  date: "1894",
  subject: ["ferries", "rivers", "Vornholm"],
  description: "Photograph. The ferryman and his family on the empty deck, the finished bridge behind them.",
  source: "Vornholm Maritime Museum",
};
const weaver: Fields = {
  title: "Weaver at her loom",
  date: ["1902", "1903"],
  subject: ["weaving", "women at work"],
  description:
    "Oil on canvas. An old woman in a blue apron leans over a loom; light falls from a small window.",
  source: "Town Gallery of Hale",
};
const loom: Fields = {
  title: "Foot loom with four shafts",
  creator: "unknown maker",
  date: "about 1820",
  subject: ["weaving", "tools"],
  description: "Oak, iron and linen. From a farm near Hale; in use until 1911.",
  source: "Museum of Crafts",
};
const market: Fields = {
  title: "Market day in Hale",
  creator: "Brandt, Amalia",
  date: "1911",
  subject: ["markets", "towns"],
  description: "Postcard, coloured by hand. Stalls with cloth and pottery in front of the town hall.",
};
const fair: Fields = {
  title: "Autumn fair, Hale",
  creator: "Brandt, Amalia",
  date: "1912",
  subject: ["markets", "fairs"],
  description:
    "Postcard. Between the stalls a roundabout with wooden horses; the town hall in the background.",
};

/** What most people think of a pair on each dimension, in their order; null is N/A. */
type Ratings = readonly (number | null)[];

const work: readonly (readonly [Fields, Fields, Ratings])[] = [
  [bridge, ferry, [4, 5, 3, 5, 5, 3, 3, 3]],
  [weaver, loom, [3, 1, null, 1, 4, 3, 4, 2]],
  [market, fair, [4, 5, 3, 4, 5, 4, 4, 4]],
  [bridge, market, [1, 0, 3, 2, 1, 1, 1, 1]],
  [loom, ferry, [0, 0, null, 0, 0, 0, 0, 0]],
  [weaver, market, [2, 0, 1, 3, 4, 1, 1, 1]],
];
const gold: readonly (readonly [Fields, Fields, number, string])[] = [
  [market, market, 5, "The two records are the same."],
  [loom, bridge, 0, "A tool for weaving and a photograph of a bridge: nothing in them is alike."],
  [fair, fair, 5, "The two records are the same."],
];

const pictured = new Map([
  [bridge, pictureName("bridge")],
  [ferry, pictureName("ferry")],
  [weaver, pictureName("weaver")],
  [loom, pictureName("loom")],
  [market, pictureName("market")],
  [fair, pictureName("fair")],
]);
const recordOf = (fields: Fields) => ({ fields, image: pictured.get(fields) });

const lines = [
  ...work.map(([a, b], at) => ({ id: `pair-${at + 1}`, a: recordOf(a), b: recordOf(b) })),
  ...gold.map(([a, b, general, explanation], at) => ({
    id: `gold-${at + 1}`,
    a: recordOf(a),
    b: recordOf(b),
    gold: { general },
    explanation,
  })),
];

/** Ratings by the titles of both records. */
const ratingsOf = new Map<string, Ratings>([
  ...work.map(([a, b, ratings]) => [`${String(a.title)} ${String(b.title)}`, ratings] as const),
  ...gold.map(
    ([a, b, general]) =>
      [`${String(a.title)} ${String(b.title)}`, typedDimensions.map(() => general)] as const,
  ),
]);

/** Somebody who thinks like most, and of every so many dimensions one point less. */
const person =
  (every: number): DemoCampaign["people"][number] =>
  (item) => {
    if (item.type !== "typed-rating") return null;
    const ratings = ratingsOf.get(`${item.a.title} ${item.b.title}`) ?? [];
    const values = typedDimensions.map(({ name }, at) => {
      const most = ratings[at] ?? null;
      const value = most !== null && most > 0 && at % every === 1 ? most - 1 : most;
      return [name, value ?? "NA"] as const;
    });
    return { values: Object.fromEntries(values) };
  };

/** Two records side by side on eight dimensions, with gold in between. */
export const typedRatingDemo: DemoCampaign = {
  slug: "demo-typed-rating",
  name: "Demo: records of a museum",
  preset: "sts-2013-typed",
  settings: {
    ...openToMany,
    limits: noPolicies.limits,
    whenGoldRunsOut: "continue",
    allowShortRunway: true,
  },
  files: [
    { fileName: "museum.jsonl", text: lines.map((line) => `${JSON.stringify(line)}\n`).join("") },
    ...museumPictures,
  ],
  people: [person(2), person(3), person(5)],
};
