import { expect, test } from "vitest";
import { withoutPerson } from "./without-person";

const names = new Set(["A-007", "worker-7"]);

test("what is about somebody alone loses the name and the words of people", () => {
  expect(withoutPerson({ annotator: "A-007", from: "working", note: "Hemi wrote" }, names)).toEqual({
    annotator: "an erased person",
    from: "working",
  });
  expect(withoutPerson({ annotator: "A-007", message: "Hemi left" }, names)).toEqual({
    annotator: "an erased person",
  });
  expect(withoutPerson({ annotators: ["A-007"], reason: "Hemi" }, names)).toEqual({
    annotators: ["an erased person"],
  });
});

test("what is about others too loses the name alone", () => {
  expect(withoutPerson({ annotators: ["A-001", "A-007"], reason: "too fast" }, names)).toEqual({
    annotators: ["A-001", "an erased person"],
    reason: "too fast",
  });
  expect(
    withoutPerson({ fields: ["A-007"], changes: [{ was: "worker-7", is: 3, none: null }] }, names),
  ).toEqual({
    fields: ["an erased person"],
    changes: [{ was: "an erased person", is: 3, none: null }],
  });
});
