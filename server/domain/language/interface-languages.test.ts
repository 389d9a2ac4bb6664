import { expect, test } from "vitest";
import { hasUnreadPages } from "./interface-languages";

test.each([
  ["he", true],
  ["pt-BR", true],
  ["zh-Hans", true],
  ["zh-TW", false],
  ["en-GB", false],
  ["fi", false],
])("whether the pages exist in %s without a native reader: %s", (language, isUnread) => {
  expect(hasUnreadPages(language)).toBe(isUnread);
});
