import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/root.mjs";

const written = /\b\w+\s*\.(?:insert|update|delete)\((\w+)\)/g;
const fromSchema = /import \{([^}]*)\} from "@\/db\/schema";/;

/** The tables that a file writes, of those it takes from the schema. */
export function tablesWritten(text: string): string[] {
  const tables = new Set(
    fromSchema
      .exec(text)?.[1]
      ?.split(",")
      .map((name) => name.trim()),
  );
  const named = [...text.matchAll(written)].map(([, table = ""]) => table);
  return [...new Set(named.filter((table) => tables.has(table)))];
}

test("each table is written by one file of db/queries", () => {
  const files = ["app", "db", "server", "task-types"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/(\.test\.ts$|testing)/.test(name))
      .map((name) => join(folder, name)),
  );
  const owners = new Map<string, string[]>();
  for (const file of files) {
    for (const table of tablesWritten(readFileSync(join(root, file), "utf8"))) {
      owners.set(table, [...(owners.get(table) ?? []), file]);
    }
  }
  expect(owners.size).toBeGreaterThan(30);
  const shared = [...owners].filter(([, by]) => by.length > 1 || !by[0]?.startsWith("db/queries/"));
  expect(shared).toEqual([]);
});

test("a write is found on any line, and what only looks like one is not", () => {
  const text = `import { items, users } from "@/db/schema";\ntx\n  .update(items);\nseen.delete(key);\ndb.select(users);`;
  expect(tablesWritten(text)).toEqual(["items"]);
});
