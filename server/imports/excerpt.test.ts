import { expect, test } from "vitest";
import { detached, excerpt } from "./excerpt";

test("a short text is shown whole", () => {
  expect(excerpt("The man\t")).toBe("The man\t");
});

test("a long text is cut to 80 characters, emoji counted as one and never halved", () => {
  expect(excerpt("x".repeat(100))).toBe("x".repeat(80));
  expect(excerpt("😀".repeat(100))).toBe("😀".repeat(80));
});

test("a detached text is the same", () => {
  for (const text of ["p1", "headlines-0001", "ÄÖÜ, für 😀 und ein langer Rest"])
    expect(detached(text)).toBe(text);
});
