import fc from "fast-check";
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test, type TestContext } from "vitest";
import { checkText, type WritingPrompt } from "./check-text";
import { usualLimits, writtenForms, type WrittenForm } from "@/server/domain/task/pair-writing/content";
import { wordsIn } from "./words-in";

const largerText = "Teenagers take aerial shots of their neighbourhood using digital cameras.";
const promptFor = (form: WrittenForm, over: Partial<WritingPrompt> = {}): WritingPrompt => ({
  form,
  limits: usualLimits[form],
  largerText,
  ...over,
});

test.each([
  ["sentence", "Young people photograph the place where they live."],
  ["sentence", "They met St. Peter and Mr. Clark of Household Inc. Donald in the U.S."],
  ["sentence", "“Is that where they live?”"],
  ["phrase", "aerial photography by teenagers"],
  ["phrase", "birth rates in the U.S."],
  ["word", "flat-tire"],
  ["word", "photography"],
] as const)("as %s, %j breaks no rule", (form, text) => {
  expect(checkText(text, promptFor(form))).toEqual([]);
});

test.each([
  ["sentence", "They live there.", "too_few_words"],
  ["sentence", `They ${"really ".repeat(40)}live there.`, "too_many_words"],
  ["sentence", "Young people photograph the place where they live", "no_sentence_end"],
  ["sentence", "Young people photograph houses. The houses are old.", "several_sentences"],
  ["sentence", "Do they live there? Yes, they do.", "several_sentences"],
  ["sentence", "Young people photograph\nthe place they live.", "several_lines"],
  ["phrase", "photography", "too_few_words"],
  ["phrase", "photographs of the neighbourhood.", "ends_as_sentence"],
  ["word", "digital photography", "too_many_words"],
  ["word", "photography!", "ends_as_sentence"],
  ["phrase", " \n ", "no_text"],
  ["word", "...", "no_text"],
] as const)("as %s, %j breaks the rule %s alone", (form, text, rule) => {
  expect(checkText(text, promptFor(form))).toEqual([rule]);
});

test("the source copied whole is refused, however it is spaced, cased and dressed up", () => {
  const copies = [
    largerText,
    largerText.toUpperCase(),
    `So:  ${largerText.replaceAll(" ", "  ").replace(".", "")} indeed.`,
  ];
  for (const copy of copies) expect(checkText(copy, promptFor("sentence"))).toEqual(["copied"]);
});

test("a part of the source, or the source within a longer word, is no copy of the whole", () => {
  expect(checkText("digital cameras of teenagers", promptFor("phrase"))).toEqual([]);
  const cat = promptFor("phrase", { largerText: "cat" });
  expect(checkText("catalogue of cattle", cat)).toEqual([]);
  expect(checkText("the cat itself", cat)).toEqual(["copied"]);
});

test("whatever is written around it, a copy is found", () => {
  const text = fc.stringMatching(/^[a-z ,]{0,20}$/);
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(checkText(`${before} ${largerText} ${after}`, promptFor("sentence"))).toContain("copied");
    }),
  );
});

test("words are counted in scripts with and without spaces", () => {
  expect(wordsIn("Don’t count flat-tire, O'Neill — twice!")).toEqual([
    "don't",
    "count",
    "flat-tire",
    "o'neill",
    "twice",
  ]);
  expect(wordsIn("שלום עולם")).toHaveLength(2);
  expect(wordsIn("私は学生です").length).toBeGreaterThan(1);
  expect(checkText("彼は毎日学校で本を読みます。", promptFor("sentence"))).toEqual([]);
});

test("the limits are in words, and both belong to what fits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...writtenForms), (count, form) => {
      const limits = { minimum: 4, maximum: 20 };
      const broken = checkText(
        `${"word ".repeat(count).trim()}${form === "sentence" ? "." : ""}`,
        promptFor(form, { limits }),
      );
      expect(broken).toEqual(count < 4 ? ["too_few_words"] : count > 20 ? ["too_many_words"] : []);
    }),
  );
});

async function smallerTexts(context: TestContext, name: string): Promise<[string, string][]> {
  const path = `../shared/data/clss2014-train-trial/data/training/${name}.train.input.tsv`;
  context.skip(!existsSync(path), `${path} is not on this machine`);
  const pairs: [string, string][] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [larger = "", smaller = ""] = line.split("\t");
    pairs.push([larger, smaller]);
  }
  return pairs;
}

for (const { name, form, fitting } of [
  { name: "paragraph2sentence", form: "sentence", fitting: 475 },
  { name: "sentence2phrase", form: "phrase", fitting: 488 },
  { name: "phrase2word", form: "word", fitting: 481 },
] as const) {
  test(`of the 500 texts written for ${name} in 2014, ${fitting} fit as a ${form}`, async (context) => {
    const pairs = await smallerTexts(context, name);
    const broken = pairs.map(([larger, text]) => checkText(text, promptFor(form, { largerText: larger })));
    expect(pairs).toHaveLength(500);
    expect(broken.flat()).not.toContain("copied");
    expect(broken.filter((rules) => rules.length === 0)).toHaveLength(fitting);
  });
}
