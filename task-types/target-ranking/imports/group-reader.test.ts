import { expect, test } from "vitest";
import { collect, sourceOf, withoutHeads } from "@/server/imports/testing";
import { groupReader } from "./group-reader";

const file = (fileName: string, text: string) => ({ fileName, open: () => sourceOf(text) });
const context = { scale: { min: 1, max: 2 }, dimensions: ["ranking"], seed: 1, contents: async () => [] };

const table = "target,candidate,kind\ncar,taxi,positive\ncar,cab,positive\n";

test.each([
  ["nouns.csv", table, "csv"],
  ["nouns.tsv", table.replaceAll(",", "\t"), "tsv"],
  ["nouns.txt", table.replaceAll(",", "\t"), "tsv"],
  ["nouns.jsonl", '{"target":"car","positives":["taxi","cab"]}', "jsonl"],
  ["nouns.txt", '{"target":"car","positives":["taxi","cab"]}', "jsonl"],
  ["comparisons.nouns.csv", "car\ntaxi,0.50,cab,0.50\n", "comparisons"],
  ["nn.txt", "car\r\ntaxi,0.50,cab,0.50\r\n", "comparisons"],
])("%s is read in the form that its name or first line shows", async (fileName, text, format) => {
  const [source] = await groupReader([file(fileName, text)], {});
  expect(source?.format).toBe(format);
  const entries = source === undefined ? [] : await collect(source.entries(context));
  expect(withoutHeads(entries)).toMatchObject([{ row: { textA: "car", textB: "taxi, cab" } }]);
});

test("a form that is asked for goes before what the file looks like", async () => {
  const [source] = await groupReader([file("nn.csv", "car\ntaxi,0.5,cab,0.5\n")], { format: "csv" });
  expect(source?.format).toBe("csv");
});
