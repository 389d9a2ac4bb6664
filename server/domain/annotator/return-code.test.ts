import fc from "fast-check";
import { expect, test } from "vitest";
import { readReturnCode, returnCodeBytes, returnCodeOf } from "./return-code";

const bytes = fc.uint8Array({ minLength: returnCodeBytes, maxLength: returnCodeBytes });

test("a code is read back as it was, however it was typed", () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom("", " ", "-", " – ", "_"), (from, between) => {
      const code = returnCodeOf(from);
      expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
      const typed = ` ${[...code.replaceAll("-", "")].join(between).toLowerCase()} `;
      expect(readReturnCode(typed)).toBe(code);
    }),
  );
});

test.each([
  "",
  "7Q4K",
  "7Q4K-2MWX-9RTB-C3H",
  "7Q4K-2MWX-9RTB-C3HVV",
  "7Q4K-2MWX-9RTB-C3H0",
  "OOOO-OOOO-OOOO-OOOO",
  "🙂",
])("%s cannot be a code", (typed) => {
  expect(readReturnCode(typed)).toBeNull();
});

test("every character of a code depends on bytes of its own", () => {
  const zero = new Uint8Array(returnCodeBytes);
  const codes = Array.from({ length: returnCodeBytes / 4 }, (_, at) => {
    const one = zero.slice();
    one[4 * at + 3] = 1;
    return returnCodeOf(one);
  });
  expect(new Set([returnCodeOf(zero), ...codes]).size).toBe(17);
});
