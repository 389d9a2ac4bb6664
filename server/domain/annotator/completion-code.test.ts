import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { completionCode } from "./completion-code";
import { pseudonymOf } from "./pseudonym";

test("a completion code has six characters that nobody mistakes for one another", () => {
  const random = seededRandom(1);
  const codes = Array.from({ length: 1_000 }, () => completionCode(random));
  for (const code of codes) expect(code).toMatch(/^TS-[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(codes).size).toBe(1_000);
});

test("pseudonyms have three digits and more where it takes more", () => {
  expect([1, 42, 1_234].map(pseudonymOf)).toEqual(["A-001", "A-042", "A-1234"]);
});
