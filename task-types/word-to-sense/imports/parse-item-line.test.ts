import { expect, test } from "vitest";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { wordToSenseLines } from "@/server/lexicon/wordnet/testing";
import { wordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { maxSiblings } from "../describe-sense";
import { parseItemLine } from "./parse-item-line";

const wordnet = packagedWordNet();
const parse = (text: string) => parseItemLine(wordnet, { line: 7, text, end: "\n", error: null });

test("a line of the cross-level task becomes a word with a sense, its gloss, parents and siblings", () => {
  const { row, errors } = parse("accelerate#v\tinform%2:32:00::\tinform#v#1\tw2s-1");
  expect(errors).toEqual([]);
  expect(row).toMatchObject({ line: 7, externalId: "w2s-1", textA: "accelerate", textB: "inform" });
  const content = wordToSenseContent.parse(row?.content);
  expect(content).toMatchObject({ pos: "v", meaning: null, requested: null });
  // The first sense of the verb in Princeton's WordNet 3.1 search, whose parent is "communicate, intercommunicate".
  expect(content.comparison).toMatchObject({
    words: ["inform"],
    gloss: "impart knowledge of some fact, state of affairs, or event to",
    dictionary: "WordNet 3.1",
    key: "inform%2:32:00::",
    sense: "inform#v#1",
  });
  expect(content.comparison.family?.parents[0]?.words).toEqual(["communicate", "intercommunicate"]);
  expect(content.comparison.family?.siblings).toHaveLength(maxSiblings);
  expect(content.comparison.family?.siblingCount).toBeGreaterThan(maxSiblings);
});

test("the word that the key names comes first, and underscores are spaces to a reader", () => {
  const { row } = parse("parking_lot#n\tautomobile%1:06:00::\tautomobile#n#1\t");
  const { comparison } = wordToSenseContent.parse(row?.content);
  expect(row).toMatchObject({ textA: "parking lot", textB: "automobile", externalId: null });
  expect(comparison.words[0]).toBe("automobile");
  expect(comparison).toMatchObject({ key: "automobile%1:06:00::", sense: "automobile#n#1" });
});

test("a meaning is a sense of the word, or a gloss of one's own for what the dictionary does not have", () => {
  const sense = "car%1:06:00::\tcar#n#1\t1";
  const own = parse(`selfie#n\t${sense}\ta picture of oneself\t2`);
  const known = parse(`bike#n\t${sense}\tbike%1:06:02::\t2.5`);
  expect(own.row?.content).toMatchObject({ meaning: { gloss: "a picture of oneself" }, requested: 2 });
  expect(known.row?.content).toMatchObject({
    meaning: { gloss: "a motor vehicle with two wheels and a strong frame", sense: "bike#n#1" },
    requested: 2.5,
  });
});

test.each([
  ["too few columns", "a#n\tb", "tab_columns", null],
  ["too many columns", "a#n\tcar%1:06:00::\tcar#n#1\t1\t\t2\tgloss\tmore", "tab_columns", null],
  ["an empty line", "", "empty_line", null],
  ["a word without its part of speech", "car\tcar%1:06:00::\tcar#n#1\t1", "word_form", 1],
  ["an unknown part of speech", "car#x\tcar%1:06:00::\tcar#n#1\t1", "word_form", 1],
  ["a key that the dictionary lacks", "car#n\tcar%1:06:77::\tcar#n#1\t1", "sense_unknown", 2],
  ["a name for another word", "car#n\tcar%1:06:00::\tbus#n#1\t1", "sense_differs", 3],
  ["a name for another part of speech", "car#n\tcar%1:06:00::\tcar#v#1\t1", "sense_differs", 3],
  [
    "a meaning whose key the dictionary lacks",
    "car#n\tcar%1:06:00::\tcar#n#1\t1\tcar%1:09:99::",
    "sense_unknown",
    5,
  ],
  ["a requested rating that is no number", "car#n\tcar%1:06:00::\tcar#n#1\t1\t\tmuch", "not_a_number", 6],
])("%s is named with its place", (_, text, reason, column) => {
  const { row, errors } = parse(text);
  expect(row).toBeNull();
  expect(errors).toMatchObject([{ reason, line: 7, column }]);
});

test("all that is wrong with a line is said at once", () => {
  expect(parse("car\tcar\tcar#n#1\t1\t\tx").errors.map(({ reason }) => reason)).toEqual([
    "word_form",
    "sense_key",
    "not_a_number",
  ]);
});

const parseSkipping = (text: string) =>
  parseItemLine(wordnet, { line: 7, text, end: "\n", error: null }, "skip");
const lacking = "maya#n\tindian%1:18:00::\tIndian#n#1\tw2s-270";

test("a line whose sense the dictionary lacks is left out by choice, and named with its id and its sense", () => {
  expect(parse(lacking).errors).toMatchObject([{ reason: "sense_unknown", column: 2 }]);
  const { row, errors, notes } = parseSkipping(lacking);
  expect({ row, errors }).toEqual({ row: null, errors: [] });
  expect(notes).toMatchObject([
    {
      reason: "sense_left_out",
      line: 7,
      column: 2,
      params: {
        dictionary: "WordNet 3.1",
        key: "indian%1:18:00::",
        sense: "Indian#n#1",
        id: "w2s-270",
      },
    },
  ]);
  expect(parseSkipping(lacking.replace("w2s-270", "")).notes).toMatchObject([{ params: { id: "line 7" } }]);
});

test("what else is wrong with such a line is an error whatever the choice, and so is what is no key", () => {
  expect(parseSkipping(lacking.replace("maya#n", "maya")).errors).toMatchObject([{ reason: "word_form" }]);
  expect(parseSkipping("car#n\tcar\tcar#n#1\t1").errors).toMatchObject([{ reason: "sense_key" }]);
  const meaning = parseSkipping("car#n\tcar%1:06:00::\tcar#n#1\t1\tcar%1:09:99::");
  expect(meaning).toMatchObject({ row: null, errors: [], notes: [{ reason: "sense_left_out", column: 5 }] });
});

test("a definition in the file is taken where the dictionary lacks the sense, and there alone", () => {
  const { row, errors, notes } = parse(`${lacking}\t\t\ta member of the race living in America`);
  expect(errors).toEqual([]);
  expect(notes).toMatchObject([{ reason: "sense_gloss_taken", line: 7, params: { id: "w2s-270" } }]);
  expect(row).toMatchObject({ textA: "maya", textB: "Indian" });
  expect(wordToSenseContent.parse(row?.content).comparison).toEqual({
    words: ["Indian"],
    gloss: "a member of the race living in America",
    pos: "n",
    family: null,
    dictionary: null,
    key: "indian%1:18:00::",
    sense: "Indian#n#1",
  });
  const known = parse("car#n\tcar%1:06:00::\tcar#n#1\t1\t\t\ta thing of one's own");
  expect(known.notes).toEqual([]);
  expect(wordToSenseContent.parse(known.row?.content).comparison).toMatchObject({
    dictionary: "WordNet 3.1",
    gloss: expect.stringContaining("motor vehicle") as string,
  });
  expect(parse(`${lacking.replace("Indian#n", "Red#n")}\t\t\tsomebody`).errors).toMatchObject([
    { reason: "sense_differs" },
  ]);
});

test("all definitions of the word as its part of speech come with it, whatever is meant", () => {
  const sensesOf = (text: string) =>
    wordToSenseContent.parse(parse(`${text}\tcar%1:06:00::\tcar#n#1\t1`).row?.content).senses;
  expect(sensesOf("bike#n")?.map(({ words }) => words)).toEqual([
    ["motorcycle", "bike"],
    ["bicycle", "bike", "wheel", "cycle"],
  ]);
  expect(sensesOf("bike#v")).toHaveLength(1);
  expect(sensesOf("zombify#v")).toEqual([]);
});

for (const { part, good, lost } of [
  { part: "training", good: 498, lost: ["w2s-270", "w2s-309"] },
  { part: "trial", good: 48, lost: [] },
] as const) {
  test(`the ${part} data of 2014 give ${good} items, and all that is wrong is a key that 3.1 lacks`, (context) => {
    const parsed = wordToSenseLines(context, part).map((line) => ({ line, ...parse(line) }));
    const refused = parsed.filter(({ row }) => row === null);
    expect(parsed).toHaveLength(good + lost.length);
    expect(refused.map(({ line }) => line.split("\t")[3])).toEqual(lost);
    expect(refused.flatMap(({ errors }) => errors.map(({ reason }) => reason))).toEqual(
      lost.map(() => "sense_unknown"),
    );
    const skipped = parsed.flatMap(({ line }) => parseSkipping(line).notes ?? []);
    expect(skipped).toMatchObject(lost.map((id) => ({ reason: "sense_left_out", params: { id } })));
    for (const { row } of parsed) if (row !== null) wordToSenseContent.parse(row.content);
  });
}
