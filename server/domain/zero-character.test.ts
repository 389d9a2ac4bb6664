import { expect, test } from "vitest";
import { holdsZeroCharacter } from "./zero-character";

test.each(["\u0000", ["a", { b: "c\u0000" }], { "a\u0000": 1 }, { a: { b: [["\u0000"]] } }])(
  "%j holds the character",
  (value) => expect(holdsZeroCharacter(value)).toBe(true),
);

test.each([null, undefined, 0, "0", "\\u0000", ["a", { b: 1 }], {}])("%j does not", (value) =>
  expect(holdsZeroCharacter(value)).toBe(false),
);
