import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { groupBy } from "@/server/domain/group-by";
import { root } from "./root.mjs";

const folders = ["app", "db", "e2e", "server", "task-types", "testing", "tools"];
const isCode = (name: string) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(name);

/** What Next asks of a file of a route, under a name of its own choice. */
const isOfNext = (file: string, name: string) =>
  /\/(page|layout|route)\.tsx?$/.test(file) && /^(generateMetadata|metadata|[A-Z]+)$/.test(name);

/** Whether others import it by its name, as they do not what is a file's default. */
function isNamedExport(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
}

/** The names that a text declares and exports; what it passes on from another file is none of them. */
function exportedNames(text: string): Set<string> {
  const { statements } = ts.createSourceFile("file.tsx", text, ts.ScriptTarget.Latest);
  const names = statements.filter(isNamedExport).flatMap((statement) => {
    const declared = ts.isVariableStatement(statement)
      ? [...statement.declarationList.declarations]
      : [statement as ts.DeclarationStatement];
    return declared.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : []));
  });
  return new Set(names);
}

/** @returns the names that more than one file exports, each with its files */
function sharedNames(texts: Record<string, string>): Record<string, string[]> {
  const exported = Object.entries(texts).flatMap(([file, text]) =>
    [...exportedNames(text)].filter((name) => !isOfNext(file, name)).map((name) => ({ file, name })),
  );
  const shared = groupBy(exported, ({ name }) => name).filter(({ length }) => length > 1);
  return Object.fromEntries(shared.map((those) => [those[0].name, those.map(({ file }) => file)]));
}

test("no two files export different things under one name", () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter(isCode)
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  expect(sharedNames(texts)).toEqual({});
});

test("a name of two files is found, but not one that is passed on, kept to its file, or Next’s", () => {
  const shared = sharedNames({
    "a.ts": "export type Pair = 1; export const pay = 1; const own = 1; export function GET() {}",
    "b.ts": "export { pay } from './a'; export interface Pair {}; const own = 2;",
    "app/x/route.ts": "export function GET() {} export const metadata = {};",
    "app/y/page.tsx": "export default function Pair() { return <p /> } export const metadata = {};",
  });
  expect(shared).toEqual({ Pair: ["a.ts", "b.ts"] });
});
