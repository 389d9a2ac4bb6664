import { expect, test } from "vitest";
import { helpIn, helpPageOfFile } from "./help-languages";
import { parseHelpPage } from "./help-page";
import { searchHelp } from "./search-help";

const pages = [
  parseHelpPage("rules", "de", "# Regeln\n\nEine Regel stoppt Personen.\n"),
  parseHelpPage("rules", "en", "# Rules\n\nA rule stops people.\n"),
  parseHelpPage("statistics", "en", "# Statistics\n\nEvery figure of people.\n"),
];
const titlesIn = (language: "en" | "de") => helpIn(pages, language).map(({ title }) => title);

test("a page is in the language that is asked for, and in English where it is not translated", () => {
  expect(titlesIn("de")).toEqual(["Regeln", "Statistics"]);
  expect(helpIn(pages, "de").map(({ language }) => language)).toEqual(["de", "en"]);
});

test("who reads English gets no other language", () => {
  expect(titlesIn("en")).toEqual(["Rules", "Statistics"]);
});

test("a page that English does not have is not shown", () => {
  expect(helpIn([parseHelpPage("only", "de", "# Nur")], "de")).toEqual([]);
});

test("a search reads each page in the language that it is shown in", () => {
  const search = (text: string) => searchHelp(helpIn(pages, "de"), text);
  expect(search("regel")).toEqual([
    { name: "rules", language: "de", title: "Regeln", excerpt: "Eine Regel stoppt Personen." },
  ]);
  expect(search("people").map(({ name, language }) => [name, language])).toEqual([["statistics", "en"]]);
});

test("a file's first folder is its language, and its name is the same in all of them", () => {
  expect(helpPageOfFile("de/organize/gold.md")).toEqual({ name: "organize/gold", language: "de" });
  expect(helpPageOfFile("organize/gold.md")).toEqual({ name: "organize/gold", language: "en" });
  expect(helpPageOfFile("de/README.md")).toEqual({ name: "readme", language: "de" });
  expect(helpPageOfFile("deployment.md")).toEqual({ name: "deployment", language: "en" });
});
