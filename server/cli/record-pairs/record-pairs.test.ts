import { expect, test } from "vitest";
import { collect, sourceOf, withoutHeads } from "@/server/imports/testing";
import { tasks } from "@/task-types/tasks";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addRecordPairs } from "./command";

const recordPairs = (...words: string[]) => runCliCommand(addRecordPairs, ["record-pairs", ...words]);
const counts = ["--distance-1", "10", "--distance-2", "10"];

const record = (id: string, title: string, similar: unknown) =>
  `${JSON.stringify({ id, similar, fields: { title: [title] } })}\n`;
const records = [
  record("1", "A bridge", ["2", "99"]),
  record("2", "A ferry", ["3"]),
  record("3", "A tunnel", []),
].join("");

test("pairs at distance 1 and 2 are written as a project of typed rating imports them", async () => {
  const file = folderOf({ "records.jsonl": records });
  const { code, out, errors } = await recordPairs(file("records.jsonl"), ...counts);
  expect([code, errors]).toEqual([
    0,
    "3 of 3 records. Distance 1: 2 of 2 pairs. Distance 2: 1 of 1 pairs. 1 links lead to records that are not in the file.\n",
  ]);
  const [source] = await tasks["typed-rating"].reader(
    [{ fileName: "p.jsonl", open: () => sourceOf(out) }],
    {},
  );
  const context = { scale: { min: 0, max: 5 }, dimensions: ["general"], seed: 1, contents: async () => [] };
  const rows = source === undefined ? [] : withoutHeads(await collect(source.entries(context)));
  expect(rows).toMatchObject([
    { row: { externalId: "1-2", genre: "distance 1" } },
    { row: { externalId: "2-3", genre: "distance 1" } },
    { row: { externalId: "1-3", genre: "distance 2" } },
  ]);
  const from = await recordPairs(file("records.jsonl"), ...counts, "--from", "1");
  expect(from.out.trimEnd().split("\n")).toHaveLength(1);
});

test("records without an id, twice, or with other links, and an unknown beginning are refused", async () => {
  const bad = `{"fields":{}}\n${record("1", "a", "2")}${record("1", "b", [])}`;
  const file = folderOf({ "bad.jsonl": bad, "records.jsonl": records, "empty.jsonl": "" });
  expect(await recordPairs(file("bad.jsonl"), ...counts)).toMatchObject({
    code: 1,
    error: { faults: [{ line: 1 }, { line: 2 }, { line: 3 }] },
  });
  expect((await recordPairs(file("records.jsonl"), ...counts, "--from", "7")).code).toBe(2);
  expect((await recordPairs(file("empty.jsonl"), ...counts)).code).toBe(1);
});
