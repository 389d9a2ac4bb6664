import { expect, test } from "vitest";
import { lintTexts, rulesTurnedOn, type RefusedText } from "./refused";
import { refusedInCode } from "./refused-in-code";
import { keptMarkup, refusedInMarkup } from "./refused-in-markup";
import { refusedInPages } from "./refused-in-pages";

const place = (texts: RefusedText[], name: (index: number) => string) =>
  texts.map(({ rule, text, file }, index) => ({ rule, text, file: file ?? name(index) }));

const refused = [
  ...place(refusedInCode, (index) => `server/code-${index}.ts`),
  ...place(refusedInMarkup, (index) => `app/markup-${index}.tsx`),
  ...place(refusedInPages, (index) => `app/page-${index}.tsx`),
];
const kept = {
  "app/kept.tsx": keptMarkup,
  "app/page.tsx": `import type { Metadata } from "next";\nexport const metadata: Metadata = {};\n`,
  "db/query.ts": `export { eq } from "drizzle-orm";\n`,
  "server/main/next.ts": `export { default } from "next";\n`,
  "server/sum.ts": `export const sum = (a: number, b: number) => a + b;\n`,
};

test("each rule of the settings refuses a text, and so does the compiler, but what keeps to them passes", () => {
  const found = lintTexts({ ...kept, ...Object.fromEntries(refused.map(({ file, text }) => [file, text])) });
  const missed = refused.filter(({ rule, file }) => !found.get(file)?.has(rule));
  expect(missed.map(({ rule, file }) => ({ rule, file, found: [...(found.get(file) ?? [])] }))).toEqual([]);
  expect(Object.keys(kept).filter((file) => found.has(file))).toEqual([]);
});

test("no rule is turned on without a text that it refuses", () => {
  const tried = new Set(refused.map(({ rule }) => rule));
  expect(rulesTurnedOn().length).toBeGreaterThan(110);
  expect(rulesTurnedOn().filter((rule) => !tried.has(rule))).toEqual([]);
});
