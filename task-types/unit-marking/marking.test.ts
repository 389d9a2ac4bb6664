import fc from "fast-check";
import { expect, test } from "vitest";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { tableOfText } from "@/server/imports/ratings-table/testing";
import type { Pyramid } from "@/server/domain/pyramid/pyramid";
import { summaryTexts, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { seededRandom } from "@/server/stats/random";
import { readSharedPyramid, sharedPyramids } from "@/testing/pyramid/shared-pyramids";
import { checkUnits } from "./check-units";
import { forbiddenCharacter } from "./forbidden-character";
import { composeText } from "./imports/compose-text";
import { splitPyramid } from "./imports/split-pyramid";
import { markableWords } from "./markable-words";
import { partsOf } from "./marking-state";
import { pyramidOfUnits } from "./pyramid-of-units";
import { unitRehearsal } from "./unit-rehearsal";
import { unitReport } from "./unit-report";

const written = (pyramid: Pyramid) => [...pyramidFile(pyramid)].join("");
const readAgain = (text: string) => readPyramid(tableOfText(text, "again.pyr"));

/** The units of a pyramid by its summaries; the inverse of `pyramidOfUnits`. */
function unitsOf({ units }: Pyramid, { summaries }: MarkingContent): MarkedUnit[] {
  return units.map(({ label, contributors }) => ({
    label,
    contributors: contributors.map(({ parts }) => {
      const summary = summaries.findIndex(({ start, end }) =>
        parts.every((part) => part.start >= start && part.end <= end),
      );
      const offset = summaries[summary]?.start ?? 0;
      return {
        summary,
        parts: parts.map(({ start, end }) => ({ start: start - offset, end: end - offset })),
      };
    }),
  }));
}

/** Texts with all that XML, tables and offsets treat apart. */
const character = fc.constantFrom(..."ab c.-<>&\"'\n\t]é字🌉ש’", "]]>", "---------- ");
const textOf = fc
  .array(character, { minLength: 1, maxLength: 60 })
  .map((characters) => characters.join("").trim())
  .filter((text) => text !== "");
const heading = fc.stringMatching(/^[A-Za-z0-9.<&]{1,10}$/);
const summarySets = fc.array(fc.record({ heading, text: textOf }), { minLength: 2, maxLength: 8 });
const content = summarySets.map(composeText);

/** Units that the server takes: stretches between any two characters of a text. */
const marking = content.chain((set) => {
  const edges = summaryTexts(set).map((text) => {
    const found = [0];
    for (const each of text) found.push(found.at(-1)! + each.length);
    return found;
  });
  const parts = (summary: number) =>
    fc
      .uniqueArray(fc.constantFrom(...edges[summary]!), { minLength: 2, maxLength: 8 })
      .map((chosen) => chosen.toSorted((one, other) => one - other))
      .map((chosen) =>
        Array.from({ length: Math.floor(chosen.length / 2) }, (_, at) => ({
          start: chosen[2 * at]!,
          end: chosen[2 * at + 1]!,
        })),
      );
  const contributors = fc
    .uniqueArray(fc.nat({ max: edges.length - 1 }), { minLength: 1, maxLength: edges.length })
    .chain((summaries) =>
      fc.tuple(...summaries.map((summary) => parts(summary).map((own) => ({ summary, parts: own })))),
    );
  const label = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => {
    return text.trim() !== "" && forbiddenCharacter(text) === null;
  });
  return fc.record({
    set: fc.constant(set),
    units: fc.array(fc.record({ label, contributors }), { minLength: 1, maxLength: 6 }),
  });
});

test("any marking written as .pyr and read again is identical, and is written again byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(marking, async ({ set, units }) => {
      expect(checkUnits(units, set)).toEqual([]);
      const pyramid = pyramidOfUnits(set, units);
      const text = written(pyramid);
      const again = await readAgain(text);
      expect(again).toEqual(pyramid);
      expect(written(again)).toBe(text);
      expect(unitsOf(again, set)).toEqual(units);
    }),
  );
});

test("summaries are told apart by their headers however they look", () => {
  fc.assert(
    fc.property(summarySets, (given) => {
      const set = composeText(given);
      expect(summaryTexts(set)).toEqual(given.map(({ text }) => text));
      const again = splitPyramid({ ...set, units: [] });
      expect(again?.summaries.map(({ start, end }) => [start, end])).toEqual(
        set.summaries.map(({ start, end }) => [start, end]),
      );
      expect({ text: again?.text, pattern: again?.headerPattern }).toEqual({
        text: set.text,
        pattern: set.headerPattern,
      });
    }),
  );
});

test("published pyramids are split into their summaries, and marked anew are the same file", async (context) => {
  const counts: (number | undefined)[] = [];
  for (const name of sharedPyramids) {
    const pyramid = await readSharedPyramid(context, name);
    const set = splitPyramid(pyramid);
    if (set === null) throw new Error("A published pyramid has headers that can be read.");
    counts.push(set.summaries.length);
    const units = unitsOf(pyramid, set);
    const lying = units.map(({ contributors }) => contributors.every(({ summary }) => summary >= 0));
    expect(lying).not.toContain(false);
    const again = pyramidOfUnits(set, units);
    const parts = ({ units: all }: Pyramid) =>
      all.map(({ label, contributors }) => [label, contributors.map((each) => each.parts)]);
    expect(parts(again)).toEqual(parts(pyramid));
  }
  expect(counts).toEqual([5, 5, 4]);
});

test("words are what stands between punctuation, and characters where no spaces part words", () => {
  const words = (text: string) => markableWords(text).map(({ written: word }) => word);
  expect(words("In 1894, the mayor's “bridge”.")).toEqual(["In", "1894", "the", "mayor's", "bridge"]);
  expect(words("桥在1894")).toEqual(["桥", "在", "1", "8", "9", "4"]);
  expect(words("สวัสดี")).toEqual(["ส", "วั", "ส", "ดี"]);
  const text = "The bridge, it opened.";
  const parts = partsOf(markableWords(text), new Set([0, 1, 3]));
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(["The bridge", "opened"]);
});

const set = composeText([
  { heading: "A", text: "The bridge opened. A crowd came." },
  { heading: "B", text: "It was opened. People came." },
]);
const unit = (label: string, ...stretches: [summary: number, start: number, end: number][]): MarkedUnit => ({
  label,
  contributors: stretches.map(([summary, start, end]) => ({ summary, parts: [{ start, end }] })),
});
const [opened, came] = [unit("opened", [0, 0, 17], [1, 0, 13]), unit("came", [0, 19, 31], [1, 15, 26])];
const drawing = { seed: 1, replicates: 100 };

test("agreement on units is that of the words of the summaries alone", () => {
  const marked = [
    { annotator: "A01", units: [opened, came] },
    { annotator: "A02", units: [came, opened] },
    { annotator: "A03", units: [unit("all", [0, 0, 31], [1, 0, 26])] },
  ];
  const alike = unitReport([{ content: set, marked: marked.slice(0, 2) }], drawing);
  expect(alike.items).toEqual([{ at: 0, annotators: 2, words: 11, masi: 1, jaccard: 1, pairF: 1 }]);
  expect(alike.means.masi).toMatchObject({ value: 1, low: 1, high: 1, n: 1 });
  const { items, pairs } = unitReport([{ content: set, marked }], drawing);
  expect(pairs.map(({ a, b, pairF }) => [a, b, pairF])).toEqual([
    ["A01", "A02", 1],
    // 6 and 5 words in two units, 11 in one: 50 ordered pairs against 110.
    ["A01", "A03", 100 / 160],
    ["A02", "A03", 100 / 160],
  ]);
  expect(items[0]?.pairF).toBeCloseTo((1 + 2 * (100 / 160)) / 3, 12);
});

test("what one person marked alone has no agreement", () => {
  const report = unitReport([{ content: set, marked: [{ annotator: "A01", units: [opened] }] }], drawing);
  expect(report).toMatchObject({ items: [], pairs: [], means: { masi: { value: null, n: 0 } } });
});

test.each(["careful", "noisy", "random", "one-answer"] as const)(
  "simulated people who are %s mark units that are taken, the same for the same seed",
  (character) => {
    fc.assert(
      fc.property(content, fc.nat(), (given, seed) => {
        const rehearsed = { character, gold: new Map<string, number>(), order: null, reference: null };
        const answer = unitRehearsal.simulate(seededRandom(seed), rehearsed, given);
        if (!("units" in answer)) throw new Error("Units are marked.");
        expect(checkUnits(answer.units, given)).toEqual([]);
        expect(unitRehearsal.simulate(seededRandom(seed), rehearsed, given)).toEqual(answer);
      }),
    );
  },
);

test("careful people find what sentences share", () => {
  const rehearsed = {
    character: "careful",
    gold: new Map<string, number>(),
    order: null,
    reference: null,
  } as const;
  const shared = composeText([
    { heading: "A", text: "The iron bridge opened in May. Rain fell." },
    { heading: "B", text: "In May the bridge opened." },
  ]);
  const answer = unitRehearsal.simulate(seededRandom(2), rehearsed, shared);
  expect("units" in answer && answer.units.map(({ contributors }) => contributors.length)).toEqual([2, 1]);
});
