import { expect, test } from "vitest";
import { readable } from "./held-data";

const held = {
  joinedAt: 0,
  at: 1_000,
  seconds: 4,
  pages: [{ shown: [{ key: "k", isGold: true }], judgments: [{ value: 3, correct: false, counted: true }] }],
};

test("moments can be read, and numbers stay numbers", () => {
  expect(readable(held, { withGold: true })).toMatchObject({
    joinedAt: "1970-01-01T00:00:00.000Z",
    at: "1970-01-01T00:00:01.000Z",
    seconds: 4,
  });
});

test("an annotator does not learn which questions had a known answer", () => {
  expect(readable(held, { withGold: false })).toMatchObject({
    pages: [{ shown: [{ key: "k" }], judgments: [{ value: 3 }] }],
  });
  expect(JSON.stringify(readable(held, { withGold: false }))).not.toMatch(/isGold|correct|counted/);
  expect(JSON.stringify(readable(held, { withGold: true }))).toMatch(/isGold.*correct/);
});

test("a degraded twin reads like the item that it was made of, and only the organizer learns what it was", () => {
  const twin = { itemId: "judged", textA: "a", textB: "other words" };
  const page = { shown: [{ key: "k", itemId: "of its own", isRepeat: true, twin }] };
  expect(readable(page, { withGold: false })).toEqual({ shown: [{ key: "k", itemId: "judged" }] });
  expect(readable(page, { withGold: true })).toEqual(page);
});
