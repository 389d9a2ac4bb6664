import { expect, test } from "vitest";
import {
  checkFormsOf,
  checksOf,
  checkFieldsOf,
  offeredValues,
  readValues,
  withNewCheck,
  type CheckForm,
} from "./check-form";

const scale = {
  step: 1,
  notApplicable: false,
  points: [0, 5].map((value) => ({ value, label: "", definition: "", exampleA: "", exampleB: "" })),
};
const fine = { ...scale, step: 0.25 };
const check = { id: "check-a", textA: "Choose 2.", textB: "Choose 2.", candidates: [], accepted: [2] };
const [form] = checkFormsOf("pair", [check]) as [CheckForm];

test("a check that was saved is saved as it was", () => {
  expect(checksOf("pair", [form], scale)).toEqual([check]);
  const question = { ...check, textB: "", candidates: ["yes", "no"], accepted: [2] };
  expect(checksOf("question", checkFormsOf("question", [question]), scale)).toEqual([question]);
});

test("nothing is saved before each check has its texts and an accepted answer", () => {
  expect(checksOf("pair", withNewCheck([form], "b"), scale)).toBeNull();
  expect(checksOf("pair", [{ ...form, textB: " " }], scale)).toBeNull();
  expect(checksOf("text", [{ ...form, textB: "" }], scale)).toEqual([{ ...check, textB: "" }]);
  expect(checksOf("pair", [{ ...form, accepted: [] }], scale)).toBeNull();
  expect(checksOf("question", [{ ...form, textB: "", candidates: "only one" }], scale)).toBeNull();
});

test("accepted answers that are no more offered are left out", () => {
  expect(checksOf("pair", [{ ...form, accepted: [2, 9] }], scale)).toEqual([check]);
  const candidates = "yes\nno";
  expect(checksOf("question", [{ ...form, candidates, accepted: [3] }], scale)).toBeNull();
});

test("few values are offered, many are typed", () => {
  expect(offeredValues("pair", form, scale)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(offeredValues("pair", form, fine)).toBeNull();
  expect(offeredValues("question", form, fine)).toEqual([1, 2]);
  expect(checksOf("pair", [{ ...form, typed: "1.25; 1.5" }], fine)).toMatchObject([
    { accepted: [1.25, 1.5] },
  ]);
  expect(readValues("two")).toBeNull();
});

test("what is put in order is written in the accepted order, and saved so", () => {
  const candidates = ["b", "c", "a"];
  const ranking = { ...check, textB: "", candidates, accepted: [3, 1, 2] };
  const [ranked] = checkFormsOf("ranking", [ranking]) as [CheckForm];
  expect(ranked.candidates).toBe("a\nb\nc");
  expect(checksOf("ranking", [ranked], scale)).toEqual([
    { ...ranking, candidates: ["a", "b", "c"], accepted: [1, 2, 3] },
  ]);
  expect(checksOf("ranking", [{ ...ranked, candidates: "a" }], scale)).toBeNull();
  const pairs = {
    ...check,
    textA: "",
    textB: "",
    candidates: ["w:x", "a:b", "y:z", "c:d"],
    accepted: [4, 2],
  };
  const [chosen] = checkFormsOf("pairs", [pairs]) as [CheckForm];
  expect(chosen.candidates).toBe("c:d\nw:x\ny:z\na:b");
  expect(checksOf("pairs", [chosen], scale)).toMatchObject([{ accepted: [1, 4] }]);
  expect(checksOf("pairs", [{ ...chosen, candidates: "a:b\nc:d" }], scale)).toBeNull();
});

test("records and senses need both texts, and a question with its own answers has no second one", () => {
  for (const kind of ["records", "word"] as const) {
    expect(checksOf(kind, [form], scale)).toEqual([check]);
    expect(checksOf(kind, [{ ...form, textB: " " }], scale)).toBeNull();
  }
  const namesOf = (candidates: string) => checkFieldsOf("question", { candidates }).map(({ field }) => field);
  expect(namesOf("")).toEqual(["textA", "candidates", "textB"]);
  expect(namesOf("yes\nno")).toEqual(["textA", "candidates"]);
});
