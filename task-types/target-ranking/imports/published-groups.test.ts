import { expect, test } from "vitest";
import { rankingComparisons } from "@/server/exports/ranking-comparisons";
import { collect, sharedFile, sourceOf } from "@/server/imports/testing";
import { targetGroup } from "../target-group";
import { readComparisonBlocks } from "./comparison-blocks";
import { readGroupBlocks } from "./read-group-blocks";

// Avraham and Goldberg 2016. Each group has one random, so that its comparisons with randoms count its positives.
test.for([
  ["nn", 75, 251],
  ["jj", 30, 155],
  ["vb", 41, 223],
] as const)(
  "%s: all %i targets are read with their positives",
  async ([set, targets, positives], context) => {
    const entries = await collect(readGroupBlocks(sharedFile(context, `ag-evaluation/basic/${set}.txt`)));
    const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
    expect(rows).toHaveLength(targets);
    const sizes = rows.map(({ content }) => targetGroup.parse(content).positives.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(positives);
    expect(entries.filter((entry) => "error" in entry)).toEqual([]);
  },
);

test.for(["nn", "jj", "vb"])(
  "%s: what is read is written again alike, line by line",
  async (set, context) => {
    const read = await collect(readComparisonBlocks(sharedFile(context, `ag-evaluation/basic/${set}.txt`)));
    const blocks = read.flatMap((entry) => ("block" in entry ? [entry.block] : []));
    const written = [...rankingComparisons(blocks)].join("");
    const again = await collect(readComparisonBlocks(sourceOf(written)));
    const plain = (entries: typeof read) =>
      entries.map((entry) => ("block" in entry ? { ...entry.block, line: 0 } : entry));
    expect(plain(again)).toEqual(plain(read));
    const original = await collect(sharedFile(context, `ag-evaluation/basic/${set}.txt`));
    expect(written.trimEnd()).toBe(Buffer.concat(original).toString().replaceAll("\r\n", "\n").trimEnd());
  },
);
