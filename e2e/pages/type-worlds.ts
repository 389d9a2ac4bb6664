import { contentsOfTypes } from "@/testing/adversary/worlds";
import type { WorldOptions } from "@/testing/world/world";

type Kind = "item" | "gold";
/** What stands at a part of an item: A and B of a pair, others by letters of their own. */
export type TextOf = (kind: Kind, number: number, part: string) => string;

const record = (text: string) => ({
  fields: [
    { name: "dcTitle", values: [text] },
    { name: "dcDescription", values: [text] },
  ],
  image: null,
  link: null,
});

const sense = (text: string) => {
  const synset = { words: [text], gloss: text };
  return {
    ...synset,
    pos: "n",
    family: { parents: [synset], siblings: [synset], siblingCount: 1 },
    dictionary: "WordNet 3.1",
    key: "car%1:06:00::",
    sense: "car#n#1",
  };
};

/** A project of each type that has known answers, one page of five, its items alike up to their texts. */
export function typeWorlds(textOf: TextOf): Record<string, WorldOptions> {
  const four = (kind: Kind, number: number) => ["K", "L", "M", "N"].map((part) => textOf(kind, number, part));
  const page: WorldOptions = {
    items: 4,
    gold: 1,
    goldPerHit: 1,
    hitSize: 5,
    overlap: 1,
    textsOf: (kind, number) => ({ textA: textOf(kind, number, "A"), textB: textOf(kind, number, "B") }),
  };
  const single: WorldOptions = {
    ...page,
    textsOf: (kind, number) => ({ textA: textOf(kind, number, "A"), textB: "" }),
  };
  return {
    "pair rating": page,
    "quarter steps": { ...page, preset: "clss-2014-rating" },
    "typed rating": {
      ...page,
      preset: "sts-2013-typed",
      settings: { composition: "fixed" },
      contentOf: (kind, number) => ({
        a: record(textOf(kind, number, "A")),
        b: record(textOf(kind, number, "B")),
      }),
    },
    "word to sense": {
      ...page,
      preset: "clss-2014-word-to-sense",
      contentOf: (kind, number) => ({
        pos: "n",
        meaning: { gloss: textOf(kind, number, "C") },
        comparison: sense(textOf(kind, number, "D")),
        requested: null,
      }),
    },
    "direct rating": { ...single, preset: "direct-rating" },
    choice: {
      ...single,
      preset: "choice",
      goldAnswer: 1,
      contentOf: (kind, number) => ({ form: "question", candidates: four(kind, number), right: null }),
    },
    "best–worst": {
      ...single,
      preset: "best-worst",
      goldAnswer: 1,
      contentOf: (kind, number) => ({ pairs: four(kind, number).map((text) => [text, text]) }),
    },
    ranking: {
      ...single,
      preset: "target-ranking-2016",
      goldAnswer: 1,
      goldOrder: [1, 2, 0],
      contentOf: (kind, number) => ({
        positives: four(kind, number).slice(0, 3),
        distractors: [],
        randoms: [],
      }),
    },
  };
}

const contentOfType = (type: keyof typeof contentsOfTypes) => contentsOfTypes[type] ?? (() => null);

/** A project of each type that has no known answers, two pages. */
export const typesWithoutGold: Record<string, WorldOptions> = {
  "pair writing": {
    ...{ preset: "clss-2014-writing", items: 4, hitSize: 2, overlap: 1 },
    contentOf: contentOfType("pair-writing"),
  },
  "unit marking": {
    ...{ preset: "pyramid-units", items: 2, hitSize: 1, overlap: 1 },
    contentOf: contentOfType("unit-marking"),
  },
};
