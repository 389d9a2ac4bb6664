import { expect, test } from "vitest";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { readReleasedGenres } from "./read-released-genres";

const file = (...lines: object[]) => ({
  name: "gold.jsonl",
  open: async function* () {
    yield Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  },
});

test("items have their genres in order, once for all dimensions", async () => {
  const of = (item: string, dataset: string, genre: string | null) =>
    ["general", "time"].map((dimension) => ({ item, dataset, genre, dimension }));
  const lines = [...of("1", "a", "news"), ...of("2", "a", null), ...of("1", "b", "travel")];
  expect(await readReleasedGenres(file(...lines), 2)).toEqual(
    new Map([
      ["a", ["news", null]],
      ["b", ["travel"]],
    ]),
  );
});

test("a line that is no object is refused", async () => {
  const broken = {
    name: "gold.jsonl",
    open: async function* () {
      yield Buffer.from('{"dataset":"a","genre":null}\nno object\n');
    },
  };
  await expect(readReleasedGenres(broken, 1)).rejects.toThrow(FaultyTable);
});
