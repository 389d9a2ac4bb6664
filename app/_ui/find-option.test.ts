import { expect, test } from "vitest";
import { findOption } from "./find-option";

const options = [
  { value: "NE", name: "Niger" },
  { value: "NG", name: "Nigeria" },
  { value: "NZ", name: "New Zealand" },
];

test("an option is found by its name in full although another begins so", () => {
  expect(findOption(options, "niger")?.value).toBe("NE");
});

test("an option is found by its value, letter for letter", () => {
  expect(findOption(options, " NE ")?.value).toBe("NE");
  expect(findOption(options, "nz")).toBeUndefined();
});

test("an option is found by the beginning of its name where no other begins so", () => {
  expect(findOption(options, "new")?.value).toBe("NZ");
  expect(findOption(options, "nig")).toBeUndefined();
});

test("nothing is found for an empty text or an unknown one", () => {
  expect(findOption(options, " ")).toBeUndefined();
  expect(findOption(options, "Atlantis")).toBeUndefined();
});
