import { expect, test } from "vitest";
import { sampleChoices } from "@/server/domain/sample/contracts";
import { countChoices, drawChoices, formFor, missingColumn } from "./sample-form";

const head = { columns: ["a", "b", "g"], textA: "a", textB: "b", text: null, isFixed: false };

test("a file whose texts are known needs no choice, and its counts and draws are what the server takes", () => {
  const form = formFor(head);
  expect(missingColumn(form)).toBeNull();
  expect(sampleChoices.safeParse(countChoices(form, head, true)).success).toBe(true);
  const split = {
    ...form,
    parts: [
      { name: " train ", percent: 70 },
      { name: "test", percent: 30 },
    ],
  };
  const drawn = sampleChoices.parse(drawChoices(split, head, true));
  expect(drawn.draw?.split).toEqual([
    { name: "train", share: 0.7 },
    { name: "test", share: 0.3 },
  ]);
});

test("what is still to be chosen is told, one after the other", () => {
  const form = formFor({ ...head, textB: null });
  expect(missingColumn(form)).toBe("texts");
  expect(missingColumn({ ...form, textB: "a" })).toBe("same");
  expect(missingColumn({ ...form, textB: "b", by: "column" })).toBe("stratum");
  expect(missingColumn({ ...form, textB: "b", by: "bags", bagA: "g", bagB: "g" })).toBe("bags");
  expect(missingColumn({ ...form, kind: "texts", text: "a" })).toBe("cluster");
});

test("shares that are not the whole, or a name twice, are no split", () => {
  const form = formFor(head);
  const half = [{ name: "train", percent: 50 }];
  expect(drawChoices({ ...form, parts: half }, head, true)).toBeNull();
  expect(drawChoices({ ...form, parts: [...half, ...half] }, head, true)).toBeNull();
});

test("columns of a form without a header are not named", () => {
  const fixed = { ...head, isFixed: true };
  expect(countChoices(formFor(fixed), fixed, true).form).toEqual({ kind: "pairs", by: { kind: "none" } });
});
