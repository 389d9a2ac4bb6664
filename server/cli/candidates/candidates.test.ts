import { expect, test } from "vitest";
import { collect, sourceOf, withoutHeads } from "@/server/imports/testing";
import { groupReader } from "@/task-types/target-ranking/imports/group-reader";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addCandidates } from "./command";

const candidates = (...words: string[]) => runCliCommand(addCandidates, ["candidates", ...words]);

const files = {
  "dictionary.csv":
    "headword,word,relation\nsinger,musician,hypernym\nsinger,performer,hypernym\nsinger,artist,hypernym\nsinger,choir,meronym\nbird,animal,hypernym\n",
  "norms.tsv": "cue\tresponse\tfrequency\nsinger\tsong\t30\nsinger\tvoice\t12\nchef\tkitchen\t9\n",
};

test("a dictionary and norms make groups that a project of target ranking imports, the same with one seed", async () => {
  const file = folderOf(files);
  const words = [file("dictionary.csv"), file("norms.tsv"), "--relation", "hypernym"];
  const { code, out, errors } = await candidates(...words);
  expect(code).toBe(0);
  expect(errors).toBe("1 groups. 2 targets with too few positives are left out.\n");
  const lines = out.trimEnd().split("\n");
  expect(lines[0]).toBe("target\tcandidate\tkind");
  expect(lines.slice(1, 4).sort()).toEqual(
    ["artist", "musician", "performer"].map((word) => `singer\t${word}\tpositive`),
  );
  expect(lines.slice(4, 6)).toEqual(["singer\tsong\tdistractor", "singer\tvoice\tdistractor"]);
  expect(lines[6]).toMatch(/^singer\t(animal|kitchen)\trandom$/);
  expect((await candidates(...words)).out).toBe(out);
  const [source] = await groupReader([{ fileName: "groups.tsv", open: () => sourceOf(out) }], {});
  const context = { scale: { min: 1, max: 2 }, dimensions: ["ranking"], seed: 1, contents: async () => [] };
  const entries = source === undefined ? [] : withoutHeads(await collect(source.entries(context)));
  expect(entries).toMatchObject([
    {
      row: {
        textA: "singer",
        content: { distractors: ["song", "voice"], randoms: [lines[6]?.split("\t")[1]] },
      },
    },
  ]);
});

test("what cannot be read, an unknown relation and odd sizes are refused with what to do", async () => {
  const file = folderOf({
    ...files,
    "bad.csv": "cue,response,frequency\nsinger,,x\n",
    "other.csv": "a,b\n1,2\n",
  });
  const of = (name: string, ...more: string[]) => candidates(file(name), "--relation", "hypernym", ...more);
  expect(await of("bad.csv")).toMatchObject({
    code: 1,
    error: {
      faults: [
        { line: 2, column: 2 },
        { line: 2, column: 3 },
      ],
    },
  });
  expect(await of("other.csv")).toMatchObject({ code: 1 });
  expect((await of("norms.tsv")).code).toBe(2);
  expect((await of("dictionary.csv", "--positives", "1")).code).toBe(2);
  expect((await of("dictionary.csv", "--positives", "6-3")).code).toBe(2);
});
