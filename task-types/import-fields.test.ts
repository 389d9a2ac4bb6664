import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { taskTypes } from "@/server/domain/task/task-types";
import { collect, readingContext, sourceOf } from "@/server/imports/testing";
import { organizerTaskMessages } from "./messages";
import { tasks } from "./tasks";

interface Catalogue {
  import: { fields: Record<string, string> };
}
const catalogue = JSON.parse(readFileSync("app/_messages/en/organizer.json", "utf8")) as Catalogue;
const words = catalogue.import.fields;

test.each(taskTypes.filter((type) => type !== "word-to-sense"))(
  "every field that a table for %s may hold has words on the screen",
  async (type) => {
    const file = { fileName: "own.csv", open: () => sourceOf("Spalte,Andere\n1,2\n") };
    const [source] = await tasks[type].reader([file], {});
    const entries = source === undefined ? [] : await collect(source.entries(readingContext()));
    const [head] = entries.flatMap((entry) => ("head" in entry ? [entry.head] : []));
    const fields = head?.fields.map(({ name }) => name) ?? [];
    expect(fields.length).toBeGreaterThan(5);
    expect(fields).toContain("split");
    const named = fields.filter((field) => !/^(score|gold)\./.test(field));
    const own: { name: string; fields?: Record<string, string> } = organizerTaskMessages[type];
    const known = { ...words, ...own.fields };
    expect(named.filter((field) => known[field.replace(".", "-")] === undefined)).toEqual([]);
  },
);
