import { expect, test } from "vitest";
import { probableDoubles } from "./doubles";
import { recruiterKey } from "./recruiter-key";

const left = (value: string, ...people: string[]) => people.map((pseudonym) => ({ value, pseudonym }));

test("the same people with several signs are one entry, other people another", () => {
  const browser = [...left("x", "A-002", "A-001"), ...left("y", "A-001", "A-003")];
  const session = left("s", "A-001", "A-002");
  expect(
    probableDoubles(
      [
        ["browser", browser],
        ["session", session],
      ],
      ["A-004"],
    ),
  ).toEqual([
    { annotators: ["A-001", "A-002"], signs: ["browser", "session"] },
    { annotators: ["A-001", "A-003"], signs: ["browser"] },
    { annotators: ["A-004"], signs: ["several-ids"] },
  ]);
  expect(probableDoubles([["browser", []]], [])).toEqual([]);
});

test("ids that differ in case and what cannot be seen are alike, and no others", () => {
  const key = recruiterKey("prolific", "5F1c aB");
  for (const id of ["5f1cab", " 5F1CAB ", "5f1c\u200bab", "５f1cab", "5f1c\u00a0ab"]) {
    expect(recruiterKey("prolific", id)).toBe(key);
  }
  expect(recruiterKey("prolific", "5f1cac")).not.toBe(key);
  expect(recruiterKey("mturk", "5f1cab")).not.toBe(key);
});
