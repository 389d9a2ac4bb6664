import fc from "fast-check";
import { expect, test } from "vitest";
import { releaseOf, textOf } from "@/server/exports/testing";
import { stsGs } from "@/server/exports/sts-gs";
import { stsInput } from "@/server/exports/sts-input";
import { readStsPairs } from "@/server/imports/sts-pairs";
import { collect, sharedFile, sourceOf } from "@/server/imports/testing";

const scale = { min: 0, max: 5 };

interface ScoredPair {
  textA: string;
  textB: string;
  referenceScore: number | null;
}

function exported(pairs: readonly ScoredPair[]): { input: string; gs: string } {
  const release = releaseOf(pairs, {
    gold: [pairs.map(({ referenceScore }) => ({ value: referenceScore }))],
  });
  return { input: textOf(stsInput("pairs"), release), gs: textOf(stsGs("pairs"), release) };
}

async function imported({ input, gs }: { input: string; gs: string }): Promise<ScoredPair[]> {
  const entries = await collect(readStsPairs(sourceOf(input), scale, sourceOf(gs)));
  return entries.map((entry) => {
    if (!("row" in entry)) throw new Error(`Not a pair: ${JSON.stringify(entry)}`);
    const { textA, textB, referenceScore } = entry.row;
    return { textA, textB, referenceScore };
  });
}

test("whatever the texts and scores, exported STS files import again to the same pairs", async () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
    .filter(
      (candidate) =>
        candidate.trim() !== "" && !/[\t\r\n\0]/.test(candidate) && !candidate.startsWith("\uFEFF"),
    );
  const score = fc.option(fc.double({ min: 0, max: 5, noNaN: true }).map((value) => value + 0));
  const pairs = fc.array(fc.record({ textA: text, textB: text, referenceScore: score }), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(pairs, async (given) => {
      expect(await imported(exported(given))).toEqual(given);
    }),
  );
});

test.for([
  ["sts2012-onwn", "surprise.OnWN"],
  ["sts2013-headlines", "headlines"],
  ["sts2014-images", "images"],
])(
  "%s, imported and exported, gives the same texts byte for byte and the same scores",
  async ([folder, dataset], context) => {
    const file = (kind: string) => sharedFile(context, `${folder}/STS.${kind}.${dataset}.txt`);
    const read = async (kind: string) => Buffer.concat(await collect(file(kind))).toString("utf8");
    const original = { input: await read("input"), gs: await read("gs") };
    const again = exported(await imported(original));
    expect(again.input).toBe(original.input);
    const scores = (gs: string) => gs.trimEnd().split("\n").map(Number);
    expect(scores(again.gs)).toEqual(scores(original.gs));
  },
);
