import { expect, test } from "vitest";
import { sts2012 } from "./sts-2012";
import { textLanguage } from "./text-language";

test("a preset's own texts are English in a project of any language", () => {
  const { settings, dimensions, scale } = sts2012;
  const [point] = scale.points;
  for (const text of [settings.instructions, settings.consent, dimensions[0]?.question, point?.label]) {
    expect(textLanguage(text ?? "", "he")).toBe("en");
  }
});

test("what the organizer wrote is of the project's language", () => {
  expect(textLanguage("עד כמה A ו-B דומים?", "he")).toBe("he");
});
