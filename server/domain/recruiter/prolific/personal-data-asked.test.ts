import { expect, test } from "vitest";
import { personalDataAsked } from "./personal-data-asked";

test.each([
  "Please enter your full name.",
  "Give your e-mail",
  "Indiquez votre prénom",
  "Nennen Sie Ihren Namen",
])("“%s” asks for personal data", (text) => {
  expect(personalDataAsked(text)).not.toBeNull();
});

test("instructions about the task ask for none", () => {
  expect(personalDataAsked("Say how alike the two sentences are.")).toBeNull();
});
