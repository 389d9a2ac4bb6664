import path from "node:path";
import { expect, test } from "vitest";
import { findHelp, showHelpPage } from "./show-help";

const docs = path.resolve("docs");

test("a page of the documentation is read by its name, an unknown one is refused", () => {
  expect(showHelpPage(docs, "organize/gold").title).toBe("Gold");
  expect(() => showHelpPage(docs, "organize/../../package")).toThrow("There is no page");
});

test("a search finds the page that is about a word first, and nothing for a word of no page", () => {
  expect(findHelp(docs, "adjudication")[0]?.name).toBe("organize/adjudication");
  expect(findHelp(docs, "xylophone")).toEqual([]);
});

test("decisions are for those who change the product, not help", () => {
  expect(findHelp(docs, "savepoint").map(({ name }) => name)).not.toContainEqual(
    expect.stringContaining("decisions/"),
  );
  expect(() => showHelpPage(docs, "decisions/0001-one-server-two-doors")).toThrow("There is no page");
});
