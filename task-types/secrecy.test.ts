import { expect, test } from "vitest";
import { taskTypes, type TaskType } from "@/server/domain/task/task-types";
import type { StoredItem } from "@/server/domain/task/task";
import { tasks } from "./tasks";
import { leasedItem } from "@/server/domain/task/wire";

const dimensions = ["one", "two"].map((id) => ({
  id,
  label: id,
  definition: "",
  scale: { step: 1, notApplicable: false, points: [{ value: 0, label: "", definition: "" }] },
}));
const settings = { allowTies: false, imageHosts: [] };

const records = {
  a: { fields: [{ name: "title", values: ["Bridge"] }], image: "1a.png", link: "https://e.org/1" },
  b: { fields: [], image: null, link: null },
};
/** The same records, whose pictures are called so that their names tell the answer. */
const toldByPictures = { ...records, a: { ...records.a, image: "gold_17.png" } };
const synset = { words: ["car"], gloss: "a motor vehicle" };
const family = { parents: [synset], siblings: [], siblingCount: 0 };
const comparison = {
  ...synset,
  pos: "n",
  family,
  dictionary: "WordNet 3.1",
  key: "car%1:06:00::",
  sense: "car#n#1",
};
const word = { pos: "n", meaning: { gloss: "a bicycle" }, senses: [synset], comparison };
const pairs = ["ab", "cd", "ef", "gh"].map((letters) => [...letters]);
const positives = ["x", "y", "z"];
const summaries = {
  text: "# A\nOne.\n# B\nTwo.\n",
  headerPattern: "# .\\n",
  summaries: [
    { heading: "A", start: 4, end: 8 },
    { heading: "B", start: 13, end: 17 },
  ],
};
const prompt = { requested: 2, form: "phrase", limits: { minimum: 2, maximum: 9 } };

/** Of each type two items that are alike in all that an annotator may see, and differ in all that would tell the answer. */
const alike: [TaskType, StoredItem, StoredItem][] = [
  ...taskTypes.flatMap((type): [TaskType, StoredItem, StoredItem][] =>
    tasks[type].hasContent ? [] : [[type, item(null), item(null)]],
  ),
  ["typed-rating", item(records), item(records, "told 3")],
  ["typed-rating", item(records), item(toldByPictures)],
  ["pair-writing", item(prompt), item(prompt, "told 3")],
  ["word-to-sense", item({ ...word, requested: null }), item({ ...word, requested: 3 }, "told 3")],
  ["choice", question(null), question(2, "told 3")],
  ["choice", item({ form: "pair", right: null }), item({ form: "pair", right: 1 })],
  ["unit-marking", item(summaries), item(summaries, "told 3")],
  ["best-worst", item({ pairs }), item({ pairs }, "told 3")],
  [
    "target-ranking",
    item({ positives, distractors: [], randoms: [] }),
    item({ positives, distractors: ["told"], randoms: ["told too"] }, "told 3"),
  ],
];

function item(content: unknown, textB = "B"): StoredItem {
  return { textA: "A", textB, content };
}

function question(right: number | null, textB?: string): StoredItem {
  return item({ form: "question", candidates: ["a", "b", "c"], right }, textB);
}

/** The same key for every picture, so that whatever else is sent of its name makes a difference. */
const imageKeyOf = () => "key";

const shownOf = (type: TaskType, stored: StoredItem) => {
  const task = tasks[type];
  const order = Array.from({ length: task.shuffledParts(stored.content) }, (_, at) => at).reverse();
  return { ...task.show({ ...stored, order, dimensions, settings }, imageKeyOf), key: "k", type };
};

test.each(alike)("what is sent of an item of type %s tells nothing of its answer", (type, one, other) => {
  expect(JSON.stringify(shownOf(type, other))).toBe(JSON.stringify(shownOf(type, one)));
});

test.each(alike)("of an item of type %s no more is sent than programs are told of", (type, _one, other) => {
  const shown = shownOf(type, other);
  expect(leasedItem.parse(shown)).toEqual(shown);
});

test("every type is looked at", () => {
  expect(new Set(alike.map(([type]) => type))).toEqual(new Set(Object.keys(tasks)));
});
