import { expect, test } from "vitest";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { collect, readingContext, sourceOf } from "@/server/imports/testing";
import type { ReadingContext } from "@/server/domain/import/item-reader";
import { releaseOf, textOf } from "@/server/exports/testing";
import { seededRandom } from "@/server/stats/random";
import { leasedItem } from "@/server/domain/task/wire";
import {
  requestedRatings,
  usualLimits,
  writingContent,
  writtenForms,
} from "@/server/domain/task/pair-writing/content";
import { pairWriting } from "./task";
import { parseWrittenText } from "@/server/domain/task/pair-writing/written-text";

async function read(files: Record<string, string>, context: Partial<ReadingContext> = {}) {
  const sources = await pairWriting.reader(
    Object.entries(files).map(([fileName, text]) => ({ fileName, open: () => sourceOf(text) })),
    {},
  );
  const entries: ItemFileEntry[] = [];
  for (const source of sources) entries.push(...(await collect(source.entries(readingContext(context)))));
  const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
  const errors = entries.flatMap((entry) => ("error" in entry ? [entry.error] : []));
  return { rows, prompts: rows.map(({ content }) => writingContent.parse(content)), errors };
}

const paragraphs = (count: number) =>
  ["id,paragraph", ...Array.from({ length: count }, (_, at) => `p${at},Paragraph number ${at}.`)].join("\n");

test("larger texts get balanced requests, and the form that the dataset's name tells", async () => {
  const { rows, prompts } = await read({ "paragraph2sentence.csv": paragraphs(10) });
  expect(rows[3]).toMatchObject({ externalId: "p3", textA: "Paragraph number 3." });
  expect(new Set(prompts.map(({ form }) => form))).toEqual(new Set(["sentence"]));
  const counts = requestedRatings.map(
    (rating) => prompts.filter(({ requested }) => requested === rating).length,
  );
  expect(counts.toSorted()).toEqual([2, 2, 3, 3]);
});

test("reading the files again requests the same, and a later import evens out what is there", async () => {
  const files = { "a2phrase.csv": paragraphs(3), "b2word.csv": paragraphs(2) };
  expect((await read(files)).prompts).toEqual((await read(files)).prompts);
  const contents = [1, 2, 3].map((requested) => ({
    dataset: "a2phrase",
    content: { requested, form: "phrase", limits: { minimum: 1, maximum: 9 } },
  }));
  const again = await read({ "a2phrase.csv": paragraphs(1) }, { contents: () => Promise.resolve(contents) });
  expect(again.prompts[0]?.requested).toBe(4);
});

test("a file may say rating, form and limits itself", async () => {
  const { prompts } = await read({
    "mine.tsv": "text\tform\trequested\tmin words\tmax words\na b c\tPhrase\t4\t1\t3\na b c\tword\t1\t\t\n",
    "more.jsonl": '{"text":"x y z","form":"sentence","requested":2}\n',
  });
  expect(prompts).toEqual([
    { requested: 4, form: "phrase", limits: { minimum: 1, maximum: 3 } },
    { requested: 1, form: "word", limits: { minimum: 1, maximum: 1 } },
    { requested: 2, form: "sentence", limits: { minimum: 5, maximum: 40 } },
  ]);
});

test("what is wrong with a line is named with its column", async () => {
  const { errors } = await read({
    "mine.csv": "text,form,requested,minimum,maximum\n ,word,,,\na b,novel,5,,\na b,word,,9,2\na b,,,,\n",
  });
  expect(errors.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, 1, "value_missing"],
    [3, 2, "written_form"],
    [3, 3, "off_scale"],
    [4, 4, "word_limits"],
    [5, 2, "written_form"],
  ]);
  expect((await read({ "mine.csv": "id,form\n1,word\n" })).errors[0]).toMatchObject({
    reason: "field_needed",
  });
});

const asked = {
  textA: "The dog barks at the postman every day.",
  textB: "",
  content: { requested: 3, form: "sentence", limits: { minimum: 3, maximum: 8 } },
  dimensions: [
    { id: "text", label: "", definition: "", scale: { step: 0.25, notApplicable: false, points: [] } },
  ],
  order: [],
  settings: { allowTies: false, imageHosts: [] },
};

test("an annotator gets the larger text and what is requested", () => {
  const shown = leasedItem.parse({ ...pairWriting.show(asked, String), key: "k", type: "pair-writing" });
  expect(shown).toMatchObject({ largerText: asked.textA, requested: 3, form: "sentence" });
});

test.each([
  [{ key: "k", text: "A dog barks loudly." }, []],
  [{ key: "k", blank: "not-understood" }, []],
  [{ key: "k", text: asked.textA }, ["copied"]],
  [{ key: "k", text: "Dogs bark." }, ["too_few_words"]],
  [{ key: "k", text: "" }, ["no_text"]],
  [{ key: "k", blank: "tired" }, ["unknown_blank_reason"]],
  [{ key: "k", blank: "other", text: "A dog barks loudly." }, ["malformed"]],
  [{ key: "k", values: { text: 3 } }, ["malformed"]],
  [{ key: "k", text: "x".repeat(5_001) }, ["text_too_long"]],
])("%j breaks the rules %j", (answer, rules) => {
  expect(pairWriting.check(answer, asked)).toEqual(rules);
});

test("a judgment keeps the text, or the reason for a blank, and no number", () => {
  const text = pairWriting.judge({ key: "k", text: " A dog barks loudly. " }, asked).text;
  const blank = pairWriting.judge({ key: "k", blank: "other" }, asked).text;
  expect(text?.value).toBeNull();
  expect(parseWrittenText(text?.answer ?? "")).toEqual({ text: "A dog barks loudly." });
  expect(parseWrittenText(blank?.answer ?? "")).toEqual({ blank: "other" });
});

test("the release has a line for each text that was written, with its requested rating and its author's pseudonym", () => {
  const content = { ...asked.content };
  const release = releaseOf(
    [
      { item: "p1", textA: "One\ttext.", content },
      { item: "p2", textA: "Two.", content: { ...content, requested: 1 } },
    ],
    {
      annotators: ["P-1", "P-2"],
      judgments: [
        { item: 0, annotator: 0, value: null, answer: '{"text":"a first"}' },
        { item: 0, annotator: 1, value: null, answer: '{"blank":"other"}' },
        { item: 1, annotator: 1, value: null, answer: '{"text":"a second"}' },
        { item: 1, annotator: 0, value: null, answer: '{"text":"a first"}', uncounted: "late" },
      ],
    },
  );
  const [pairs, requested] = pairWriting.releaseForms.map((form) => textOf(form("set"), release));
  expect(pairs).toBe("One text.\ta first\tp1\nTwo.\ta second\tp2\n");
  expect(requested).toBe("3\tP-1\n1\tP-2\n");
});

test("simulated people write what fits, whatever is asked; some of the random ones leave it blank", () => {
  const answers = writtenForms.flatMap((form) =>
    Array.from({ length: 60 }, (_, seed) => {
      const prompt = { ...asked, content: { requested: 2 as const, form, limits: usualLimits[form] } };
      const character = seed % 2 === 0 ? ("careful" as const) : ("random" as const);
      const known = { character, gold: new Map<string, number>(), order: null, reference: null };
      const answer = pairWriting.rehearsal?.simulate(seededRandom(seed), known, prompt.content) ?? {};
      expect(pairWriting.check({ key: "k", ...answer }, prompt)).toEqual([]);
      return { character, isBlank: "blank" in answer };
    }),
  );
  expect(answers.filter(({ isBlank }) => isBlank).length).toBeGreaterThan(5);
  expect(answers.some(({ character, isBlank }) => character === "careful" && isBlank)).toBe(false);
});
