import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { messages } from "@/app/_messages/messages";
import { makeHitTexts } from "./make-hit-texts";
import { pageName, type NamedPage } from "./page-name";

const t = createTranslator({ locale: "en", messages, namespace: "annotator" });
const texts = makeHitTexts(t, messages.annotator, {
  taskType: "pair-rating",
  dimensionCount: 1,
  hitSize: 5,
  qualification: { kind: "test", size: 6, needed: 5, neededShare: null, tries: 2, pay: null, isAhead: true },
});
const pairs = (count: number) => Array.from({ length: count });
const work: NamedPage = { kind: "work", page: 4, pages: null, limit: null, items: pairs(5) };
const nameOf = (change: Partial<NamedPage>) => pageName({ ...work, ...change }, texts);

test("a page of work is called by its number", () => {
  expect(nameOf({})).toBe("Page 4");
});

test("under a limit of items it says which of them the page has", () => {
  const limit = { judged: 15, items: 20 };
  expect(nameOf({ limit })).toBe("Page 4: items 16 to 20 of up to 20");
  expect(nameOf({ limit: { judged: 6, items: 20 }, items: pairs(1) })).toBe("Item 7 of up to 20");
});

test("a test and a quiz on one page say how long they are", () => {
  expect(nameOf({ kind: "test", page: 1, pages: 1, items: pairs(6) })).toBe("Test: 6 pairs");
  expect(nameOf({ kind: "quiz", page: 1, pages: 1, items: pairs(1) })).toBe("Quiz: 1 pair");
});

test("on several pages they say which one this is", () => {
  expect(nameOf({ kind: "test", page: 2, pages: 3 })).toBe("Test, page 2 of 3");
  expect(nameOf({ kind: "quiz", page: 1, pages: 3 })).toBe("Quiz, page 1 of 3");
});

test("a training counts its questions", () => {
  expect(nameOf({ kind: "training", page: 1, pages: 4, items: pairs(1) })).toBe("Question 1 of 4");
});
