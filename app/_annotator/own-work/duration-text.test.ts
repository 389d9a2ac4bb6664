import { expect, test } from "vitest";
import { durationText } from "./duration-text";

test.each([
  [1, "en", "1 second"],
  [35.4, "en", "35 seconds"],
  [119, "en", "119 seconds"],
  [155, "en", "3 minutes"],
  [1_860, "de", "31 Minuten"],
  [1_860, "ja", "31 分"],
])("%d seconds are said in %s as %s", (seconds, formats, text) => {
  expect(durationText(seconds, formats)).toBe(text);
});
