import { expect, test } from "vitest";
import { parseHelpPage } from "./help-page";
import { searchHelp } from "./search-help";

const pages = [
  parseHelpPage("gold", "en", "# Gold\n\nItems with a *known* answer. See [rules](rules.md).\n"),
  parseHelpPage("rules", "en", "# Rules\n\n## Stopping\n\nA rule stops people who miss gold.\n"),
  parseHelpPage("pay", "en", `# Pay\n\n${"Every submitted page is paid. ".repeat(20)}Bonuses come last.\n`),
];
const namesFor = (text: string) => searchHelp(pages, text).map(({ name }) => name);

test("a page has the first heading as its title, and the rest as its text", () => {
  expect(pages[1]).toEqual({
    name: "rules",
    language: "en",
    title: "Rules",
    source: "## Stopping\n\nA rule stops people who miss gold.",
  });
  expect(parseHelpPage("plain", "en", "No heading.").title).toBe("plain");
});

test("the page whose title has the word comes before those that only use it", () => {
  expect(namesFor("gold")).toEqual(["gold", "rules"]);
  expect(namesFor("rul")).toEqual(["rules", "gold"]);
});

test("all words must be there, each as the beginning of a word, whatever their case", () => {
  expect(namesFor("MISS stopping")).toEqual(["rules"]);
  expect(namesFor("gold bonus")).toEqual([]);
  expect(namesFor("nown")).toEqual([]);
  expect(namesFor("…")).toEqual([]);
});

test("an excerpt shows the words around the place, without marks, cut between words", () => {
  expect(searchHelp(pages, "known")[0]?.excerpt).toBe("Items with a known answer. See rules.");
  const excerpt = searchHelp(pages, "bonuses")[0]?.excerpt ?? "";
  expect(excerpt).toMatch(/^… [A-Za-z]+ .*Bonuses come last\.$/);
  expect(excerpt.length).toBeLessThan(170);
});
