import fc from "fast-check";
import { expect, test } from "vitest";
import { readPairs } from "@/server/imports/read-pairs";
import { collect, sharedFile, sourceOf, withoutHeads } from "@/server/imports/testing";
import { bestWorstContent, itemPairName } from "../best-worst-content";
import { parsePair } from "./parse-pair";
import { readListedPairs } from "./read-listed-pairs";
import { readQuestionLines, readQuestionObjects, type QuestionEntry } from "./read-questions";

const wrong = (entries: readonly QuestionEntry[]) =>
  entries.map((entry) =>
    "error" in entry ? [entry.error.line, entry.error.column, entry.error.reason] : entry.row.line,
  );

const contents = (entries: readonly QuestionEntry[]) =>
  entries.flatMap((entry) => ("row" in entry ? [bestWorstContent.parse(entry.row.content).pairs] : []));

const scale = { min: 1, max: 4 };

test("a pair is cut at its first colon, and back", () => {
  expect(parsePair("a:b:c")).toEqual(["a", "b:c"]);
  expect(["", "a", "a:", ":b", " : "].map(parsePair)).toEqual([null, null, null, null, null]);
  fc.assert(
    fc.property(fc.stringMatching(/^\w+$/), fc.stringMatching(/^[\w:]+$/), (first, second) => {
      expect(parsePair(itemPairName([first, second]))).toEqual([first, second]);
    }),
  );
});

test("a ready question holds four pairs a line", async () => {
  const entries = await collect(readQuestionLines(sourceOf('"a:b","c:d","e:f","g:h"\n')));
  expect(contents(entries)).toEqual([
    [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
      ["g", "h"],
    ],
  ]);
  expect(entries).toMatchObject([{ row: { textA: "a:b · c:d", textB: "e:f · g:h", externalId: null } }]);
});

test("what is wrong with ready questions is named pair by pair", async () => {
  const text = '"a:b","c","e:f","a:b"\n"a:b","c:d","e:f"\n"a:b","c:d","e:f","g:h"\n';
  expect(wrong(await collect(readQuestionLines(sourceOf(text))))).toEqual([
    [1, 2, "not_a_pair"],
    [1, 4, "pair_repeated"],
    [2, null, "question_size"],
    3,
  ]);
  expect(wrong(await collect(readQuestionLines(sourceOf(""))))).toEqual([[1, null, "no_items"]]);
});

test("objects hold pairs as lists or with a colon, and known choices that may be gold", async () => {
  const text = [
    '{"id":"q1","pairs":[["a","b"],["c","d"],"e:f","g:h"],"most":2,"least":4,"dataset":"x"}',
    '{"pairs":["a:b","c:d","e:f","g:h"],"most":1,"least":3,"gold":true,"explanation":"so","use":"test"}',
  ].join("\n");
  expect(await collect(readQuestionObjects(sourceOf(text)))).toMatchObject([
    {
      row: {
        externalId: "q1",
        dataset: "x",
        referenceScore: 2,
        scores: new Map([
          ["most", 2],
          ["least", 4],
        ]),
        gold: [],
      },
    },
    {
      row: {
        gold: [
          { dimension: "most", answer: 1, tolerance: 0, explanation: "so", use: "test" },
          { dimension: "least", answer: 3 },
        ],
      },
    },
  ]);
});

test("objects that hold no question say what is missing", async () => {
  const text = [
    '{"pair":1}',
    '{"pairs":["a:b",["c"],"e:f","g:h"]}',
    '{"pairs":["a:b","c:d","e:f","g:h"],"most":5,"dataset":"a/b"}',
  ].join("\n");
  expect(wrong(await collect(readQuestionObjects(sourceOf(text))))).toEqual([
    [1, null, "not_a_list"],
    [2, null, "not_a_pair"],
    [3, null, "value_missing"],
    [3, null, "value_missing"],
  ]);
});

const listed = async (text: string, format: "sts" | "csv" = "sts", layout = { factor: 2, seed: 1 }) =>
  withoutHeads(await collect(readListedPairs(readPairs(sourceOf(text), { format, scale }), layout)));

test("of a list of pairs balanced questions are made, the same ones for the same seed", async () => {
  const list = Array.from({ length: 10 }, (_, at) => `a${at}\tb${at}\n`).join("");
  const entries = await listed(list);
  expect(wrong(entries)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  const shown = contents(entries).flat().map(itemPairName);
  expect([...new Set(shown)]).toHaveLength(10);
  expect(shown).toHaveLength(80);
  expect(await listed(list)).toEqual(entries);
  expect(await listed(list, "sts", { factor: 2, seed: 2 })).not.toEqual(entries);
  expect(await listed(list, "sts", { factor: 1.5, seed: 1 })).toHaveLength(15);
});

test("questions stay within their dataset", async () => {
  const rows = ["x", "y"].flatMap((dataset) =>
    Array.from({ length: 6 }, (_, at) => `${dataset}${at},b,${dataset}`),
  );
  const entries = await listed(`word1,word2,dataset\n${rows.join("\n")}\n`, "csv");
  expect(entries).toHaveLength(24);
  for (const entry of entries) {
    if (!("row" in entry)) throw new Error("The list is good.");
    const [content] = contents([entry]);
    expect(content?.every(([first]) => first.startsWith(entry.row.dataset ?? "-"))).toBe(true);
  }
});

test("a list with a pair that comes twice, or with four pairs, makes no questions", async () => {
  const list = "a\tb\nc\td\ne\tf\ng\th\n";
  expect(wrong(await listed(`${list}c\td\ni\tj\n`))).toEqual([[5, null, "pair_repeated"]]);
  expect(wrong(await listed(list))).toEqual([[1, null, "too_few_pairs"]]);
});

test("SemEval-2012 task 2: the 103 published questions of category 1a are read", async (context) => {
  const file = sharedFile(context, "semeval2012-task2-train/Phase2Questions/Phase2Questions-1a.txt");
  const questions = contents(await collect(readQuestionLines(file)));
  expect(questions).toHaveLength(103);
  expect(new Set(questions.flat().map(itemPairName)).size).toBe(41);
});
