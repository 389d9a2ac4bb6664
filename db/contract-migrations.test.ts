import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractMigrations } from "@/testing/world/release/contract-migrations";
import { migrationsFolder } from "./migrate";

const folder = migrationsFolder("postgres");
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")) as {
  entries: { tag: string }[];
};
const tags = entries.map(({ tag }) => tag);

/** What a server of the release before meets when it goes on with its own statements. */
const breaking = [
  /\bdrop table\b/,
  /\bdrop column\b/,
  /\brename (column )?("\w+" )?to\b/,
  /\balter column "\w+" (set not null|set data type|drop default)/,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/,
  /\badd constraint .*\bcheck\b/,
];
/** An index or a constraint has no name in a statement of ours. */
const isOfIndex = (statement: string) => /^alter index|\brename constraint\b/.test(statement);

/** New tables of a migration: what it demands of them, no older server writes. */
const newTables = (sql: string) => [...sql.matchAll(/create table "(\w+)"/g)].map(([, name]) => name);

function breaks(sql: string): boolean {
  const made = newTables(sql);
  return sql.split("--> statement-breakpoint").some((text) => {
    const statement = text.replaceAll(/\s+/g, " ").trim();
    const table = /^alter table (?:if exists )?"(\w+)"/.exec(statement)?.[1];
    const isUnique = /^create unique index .* on "(\w+)"/.exec(statement)?.[1];
    if (isUnique !== undefined) return !made.includes(isUnique) && !ofNewColumns(sql, statement);
    if (isOfIndex(statement) || (table !== undefined && made.includes(table))) return false;
    return breaking.some((pattern) => pattern.test(statement));
  });
}

/** What no older server writes cannot be there twice. */
function ofNewColumns(sql: string, index: string): boolean {
  const columns = [...(/\((.*?)\)/.exec(index)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, name]) => name);
  return columns.some((name) => sql.includes(`add column "${name}"`));
}

const read = (tag: string) => readFileSync(`${folder}/${tag}.sql`, "utf8").toLowerCase();

test("a migration with which servers of the release before cannot go on is listed", () => {
  const listed = contractMigrations.map(({ tag }) => tag);
  expect(tags.filter((tag) => breaks(read(tag)) && !listed.includes(tag))).toEqual([]);
  expect(listed.filter((tag) => !tags.includes(tag))).toEqual([]);
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b"', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', true],
  ['ALTER TABLE "a" RENAME TO "c"', true],
  ['ALTER TABLE "a" RENAME CONSTRAINT "b" TO "c"', false],
  ['ALTER INDEX "a" RENAME TO "c"', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', true],
  ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text', false],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL', false],
  [
    'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint CREATE UNIQUE INDEX "u" ON "a" ("b")',
    false,
  ],
  ['CREATE UNIQUE INDEX "u" ON "a" USING btree ("b")', true],
  ['DROP TABLE "a"', true],
  ['DROP INDEX "a"', false],
])("%s: older servers cannot go on: %s", (sql, expected) => {
  expect(breaks(sql.toLowerCase())).toBe(expected);
});

test("the deployment guide names each release before which all older servers have to be stopped", () => {
  const guide = readFileSync(new URL("../docs/deployment.md", import.meta.url), "utf8");
  const named = /Stop all older servers first for ([^:]*):/.exec(guide)?.[1] ?? "";
  const releases = new Set(contractMigrations.map(({ release }) => release));
  expect(named.match(/\d+\.\d+\.\d+/g)).toEqual([...releases]);
});
