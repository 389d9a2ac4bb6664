import { expect, test } from "vitest";
import { pseudonymsOf } from "./pseudonyms";

const ids = Array.from({ length: 200 }, (_, at) => `annotator ${at}`);
const names = (secret: string, fingerprint: string) => [...pseudonymsOf(secret, fingerprint, ids).values()];

test("the same contents give the same names in the same installation", () => {
  expect(names("secret", "f1")).toEqual(names("secret", "f1"));
  expect(names("secret", "f1").every((name) => /^P-[0-9a-f]{10}$/.test(name))).toBe(true);
});

test("no name of one release or installation is found in another", () => {
  const first = new Set(names("secret", "f1"));
  for (const others of [names("secret", "f2"), names("another secret", "f1")]) {
    expect(others.filter((name) => first.has(name))).toEqual([]);
  }
});

test("a name does not depend on who else is there", () => {
  expect(pseudonymsOf("secret", "f1", ["annotator 7"]).get("annotator 7")).toBe(names("secret", "f1")[7]);
});
