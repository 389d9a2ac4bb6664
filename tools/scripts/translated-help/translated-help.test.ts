import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOfHelp } from "@/server/domain/help/help-languages";
import { root } from "../root.mjs";
import { structureOf, type ReadPage } from "./page-structure";
import { structureDifferences } from "./structure-differences";

const docs = join(root, "docs");
const german = folderOfHelp("de");

const readFromDocs: ReadPage = (file) =>
  existsSync(join(docs, file)) ? readFileSync(join(docs, file), "utf8") : null;

/** The pages below a folder of the documentation, by their paths in it. */
const pagesIn = (folder: string) =>
  readdirSync(join(docs, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.replaceAll("\\", "/"));

/** What the translation of a page has otherwise. */
function differencesOf(page: string, read: ReadPage): string[] {
  const [translated, english] = [read(german + page), read(page)];
  if (translated === null || english === null) return ["only in one language"];
  return structureDifferences(structureOf(german + page, translated, read), structureOf(page, english, read));
}

test("every German page of the help is built as its English page is", () => {
  const pages = pagesIn(german);
  expect(pages.length).toBeGreaterThan(20);
  const found = pages.flatMap((page) =>
    differencesOf(page, readFromDocs).map((difference) => `docs/${german}${page}: ${difference}`),
  );
  expect(found).toEqual([]);
});

test("every page for organizers and annotators is there in German", () => {
  const needed = ["README.md", "annotate.md", ...pagesIn("organize").map((file) => `organize/${file}`)];
  const translated = pagesIn(german);
  expect(needed.filter((page) => !translated.includes(page))).toEqual([]);
});

const english = `# Gold

## Add it

See [rules](rules.md#stop), [figures](../statistics.md) and \`gold.csv\`.

- one
- two

| a | b |
| - | - |
| 1 | 2 |

\`\`\`
touchstone gold
\`\`\`
`;
const translated = `# Gold

## Hinzufügen

Aus \`gold.csv\`, siehe [Zahlen](../../statistics.md) und [Regeln](rules.md#stoppen).

- eins
- zwei

| a | b |
| - | - |
| 1 | 2 |

\`\`\`
touchstone gold
\`\`\`
`;
const others: Record<string, string> = {
  "statistics.md": "# Statistics\n",
  "organize/rules.md": "# Rules\n\n## Stop\n",
  "de/organize/rules.md": "# Regeln\n\n## Stoppen\n",
};

/** What is found in a German page that differs from the one above by a replacement. */
function differencesWith(from: string, to: string): string[] {
  expect(translated).toContain(from);
  const pages: Record<string, string> = {
    ...others,
    "organize/gold.md": english,
    "de/organize/gold.md": translated.replace(from, to),
  };
  return differencesOf("organize/gold.md", (file) => pages[file] ?? null);
}

test("words may differ, their order in a sentence too, and the files that links name", () => {
  expect(differencesWith("eins", "etwas anderes")).toEqual([]);
});

test("headings, tables and lists that differ are named", () => {
  expect(differencesWith("## H", "### H")).toEqual(["headings: 1, 3; in English: 1, 2"]);
  expect(differencesWith("| 1 | 2 |\n", "")).toEqual([
    "tables: 2 columns and 0 rows; in English: 2 columns and 1 rows",
  ]);
  expect(differencesWith("- zwei\n", "")).toEqual([
    "lists: 1 points, 0 numbered steps; in English: 2 points, 0 numbered steps",
  ]);
});

test("code that was translated or left out is named", () => {
  expect(differencesWith("touchstone gold", "touchstone Gold")).toEqual([
    "has the code touchstone Gold; in English not",
    "in English has the code touchstone gold; here not",
  ]);
  expect(differencesWith("`gold.csv`", "der Datei")).toEqual(["in English has the code gold.csv; here not"]);
});

test("a link to another page, to no file, to no heading or to English in place of German is named", () => {
  const linked = (from: string, to: string) => differencesWith(from, to)[0];
  expect(linked("../../statistics.md", "rules.md")).toBe("leads to organize/rules; in English not");
  expect(linked("../../statistics.md", "../statistics.md")).toBe(
    "leads to de/statistics.md, which is not there; in English not",
  );
  expect(linked("#stoppen", "#stop")).toBe(
    "leads to organize/rules, where no heading is #stop; in English not",
  );
  expect(linked("(rules.md#stoppen)", "(../../organize/rules.md#stop)")).toBe(
    "leads to organize/rules in en, which is translated; in English not",
  );
});
