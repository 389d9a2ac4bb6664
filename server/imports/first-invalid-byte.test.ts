import { expect, test } from "vitest";
import { firstInvalidByte } from "./first-invalid-byte";

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))));

test("good UTF-8 has no wrong byte, replacement characters of its own included", () => {
  expect(firstInvalidByte(bytes("né \uFFFD 語 😀"))).toBeNull();
});

test("the first wrong byte is found behind good characters of any length", () => {
  expect(firstInvalidByte(bytes(0xe9, "a"))).toBe(0);
  expect(firstInvalidByte(bytes("語é", 0xff, "a", 0xfe))).toBe(5);
  expect(firstInvalidByte(bytes("a\uFFFDb", 0xc3))).toBe(5);
});

test("a character that is cut off counts from its first byte", () => {
  expect(firstInvalidByte(bytes("ab", 0xe8, 0xaa))).toBe(2);
});
