import { expect, test } from "vitest";
import {
  checkFormsOf,
  checksOf,
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
const [form] = checkFormsOf([check]) as [CheckForm];

test("a check that was saved is saved as it was", () => {
  expect(checksOf("pair", [form], scale)).toEqual([check]);
  const question = { ...check, textB: "", candidates: ["yes", "no"], accepted: [2] };
  expect(checksOf("question", checkFormsOf([question]), scale)).toEqual([question]);
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
