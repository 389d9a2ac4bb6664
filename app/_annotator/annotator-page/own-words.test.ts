import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { messages } from "@/app/_messages/messages";
import { taskTypes, type TaskType } from "@/server/domain/task/task-types";
import { hasGold } from "@/server/domain/task/traits";
import { firstWords } from "./first-words";
import { ownWords } from "./own-words";

const { task, ...pages } = messages.annotator;

/** Items of these are pairs: of texts, or of a word and a sense. */
const ofPairs: readonly TaskType[] = ["pair-rating", "word-to-sense"];

/** What is only said where items have known answers. */
const aboutGold =
  /^(join\.first|instructions\.(gold|startFirst)|feedback\.|result\.|counted\.(test|quiz|right))/;

function sentences(of: object, within = ""): [string, string][] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string" ? [[within + key, value]] : sentences(value as object, `${within}${key}.`),
  );
}

const speaksOfPairs = (sentence: string) => /\bpairs?\b/i.test(sentence.replaceAll(/\{pairs?\}/g, ""));

test.each(taskTypes.filter((type) => !ofPairs.includes(type)))(
  "%s has words of its own wherever others read of pairs",
  (type) => {
    const own = new Set(sentences(task[type]).map(([key]) => key));
    const needed = sentences(pages).filter(
      ([key, sentence]) => speaksOfPairs(sentence) && (hasGold(type) || !aboutGold.test(key)),
    );
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.map(([key]) => key).filter((key) => !own.has(key))).toEqual([]);
  },
);

test("a text of the type's own takes the place of the one of pairs, and others stay", () => {
  const t = createTranslator({ locale: "en", messages, namespace: "annotator" });
  const own = ownWords(t, "target-ranking");
  expect(own("join.pages", { size: 25 })).toMatch(/, 25 groups a page/);
  const quiz = {
    kind: "quiz",
    size: 3,
    needed: 2,
    neededShare: null,
    tries: 1,
    pay: null,
    isAhead: true,
  } as const;
  expect(firstWords(own, "instructions.startFirst", quiz)).toBe("Start the quiz: 3 groups, 2 right to pass");
  expect(own("instructions.start")).toBe(pages.instructions.start);
});

test("where a question has several answers, what is needed is a part of the answers", () => {
  const t = createTranslator({ locale: "en", messages, namespace: "annotator" });
  const test = {
    kind: "test",
    size: 4,
    needed: 3,
    neededShare: 0.75,
    tries: 1,
    pay: null,
    isAhead: true,
  } as const;
  const words = (type: "typed-rating" | "pair-rating", key: "join.first" | "instructions.startFirst") =>
    firstWords(ownWords(t, type), key, test);
  expect(words("typed-rating", "join.first")).toBe(
    "A test of 4 items comes first. To pass, 75% of the answers must be right.",
  );
  expect(words("pair-rating", "instructions.startFirst")).toBe(
    "Start the test: 4 pairs, 75% of the answers right to pass",
  );
});
