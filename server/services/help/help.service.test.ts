import path from "node:path";
import { expect, test } from "vitest";
import { findHelp, showHelpPage } from "./show-help";

const docs = path.resolve("docs");

test("a page of the documentation is read by its name, an unknown one is refused", () => {
  expect(showHelpPage(docs, "en", "organize/gold").title).toBe("Gold");
  expect(() => showHelpPage(docs, "en", "organize/../../package")).toThrow("There is no page");
});

test("a page and a search are in German where there is a German page, else in English", () => {
  expect(showHelpPage(docs, "de", "organize/account")).toMatchObject({ title: "Konto", language: "de" });
  expect(showHelpPage(docs, "de", "deployment")).toMatchObject({
    title: "Running Touchstone",
    language: "en",
  });
  expect(findHelp(docs, "de", "Passwort")[0]).toMatchObject({ name: "organize/account", language: "de" });
  expect(findHelp(docs, "en", "Passwort")).toEqual([]);
  expect(() => showHelpPage(docs, "de", "de/account")).toThrow("There is no page");
});

test("a search finds the page that is about a word first, and nothing for a word of no page", () => {
  expect(findHelp(docs, "en", "adjudication")[0]?.name).toBe("organize/adjudication");
  expect(findHelp(docs, "en", "xylophone")).toEqual([]);
});

test("decisions are for those who change the product, not help", () => {
  expect(findHelp(docs, "en", "savepoint").map(({ name }) => name)).not.toContainEqual(
    expect.stringContaining("decisions/"),
  );
  expect(() => showHelpPage(docs, "en", "decisions/0001-one-server-two-doors")).toThrow("There is no page");
});
