import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CommanderError, InvalidArgumentError, type Command } from "commander";
import { afterAll, expect, test } from "vitest";
import { ZodError } from "zod";
import { DomainError } from "@/server/domain/errors";
import { pyramidOf } from "@/server/domain/pyramid/testing";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { pick } from "@/testing/fuzz/from-schema";
import { failureOf, fuzzTimeout, randomOfRun, fuzzRuns, type Failure } from "@/testing/fuzz/fuzz-plan";
import { mutatedBytes, mutatedTable } from "@/testing/fuzz/mutate";
import { addAgreement } from "./agreement/command";
import { addAggregate } from "./aggregate/command";
import { addBaseline } from "./baseline/command";
import { addCompare } from "./compare/command";
import { addEvaluate } from "./evaluate/command";
import { addParaphraseTest } from "./paraphrase-test/command";
import { addPyramid } from "./pyramid/command";
import { addRank } from "./rank/command";
import { addRankingScore } from "./ranking-score/command";
import { addSample } from "./sample/command";
import { addScreen } from "./screen/command";
import { runCliCommand } from "./testing";

const folder = mkdtempSync(path.join(tmpdir(), "touchstone-fuzz-"));
afterAll(() => rmSync(folder, { recursive: true }));

const people = ["ann", "bob", "cem", "dee"];
const ratings = `item,annotator,value,set,seconds,order\n${Array.from({ length: 24 }, (_, at) => {
  const person = people[at % 4];
  return `p${at >> 2},${person},${(at * 7) % 5},s${at % 2},${at}.5,${at}\n`;
}).join("")}`;
const wide = "item,ann,bob,cem\np1,1,2,1\np2,3,4,4\np3,0,,1\np4,5,4,5\n";
const gold = "item,answer\np0,1\np1,2\np3,0\n";
const scores = "5\n3\n0\n1.5\n4\n";
const pairs = "a b c\ta b\nd e\td f\ng\th\ni j\tk l\nm\tm\n";

const wordVectors = "4 2\ncat 1 0\na 0.9 0.1\nb 0.5 0.5\nc 0 1\n";

const pyramid = [
  ...pyramidFile(
    pyramidOf([["the town opened a bridge", ["a bridge", "was opened"]], ["a ferry sank there"]]),
  ),
].join("");

/** A command that works as it is: its words, with the names of its files, and these. */
interface Call {
  add: (program: Command) => void;
  words: readonly string[];
  files: Record<string, string>;
}

const calls: readonly Call[] = [
  {
    add: addAgreement,
    words: ["agreement", "r.csv", "--level", "interval", "--bootstrap", "5"],
    files: { "r.csv": ratings },
  },
  {
    add: addAgreement,
    words: ["agreement", "r.csv", "--level", "ordinal", "--dataset", "set", "--json", "--bootstrap", "5"],
    files: { "r.csv": ratings },
  },
  {
    add: addAgreement,
    words: ["agreement", "r.csv", "--level", "nominal", "--bootstrap", "0"],
    files: { "r.csv": ratings },
  },
  {
    add: addAgreement,
    words: ["agreement", "w.csv", "--level", "interval", "--wide", "--bootstrap", "5"],
    files: { "w.csv": wide },
  },
  {
    add: addScreen,
    words: ["screen", "r.csv", "--rule", "inter-tagger < 0.5", "--rule", "pairwise > 1sd"],
    files: { "r.csv": ratings },
  },
  {
    add: addScreen,
    words: ["screen", "r.csv", "--rule", "gold-accuracy < 0.6", "--gold", "g.csv"],
    files: { "r.csv": ratings, "g.csv": gold },
  },
  { add: addAggregate, words: ["aggregate", "r.csv", "--method", "mean"], files: { "r.csv": ratings } },
  {
    add: addAggregate,
    words: ["aggregate", "r.csv", "--method", "trimmed", "--share", "0.2"],
    files: { "r.csv": ratings },
  },
  {
    add: addAggregate,
    words: ["aggregate", "r.csv", "--method", "dawid-skene"],
    files: { "r.csv": ratings },
  },
  {
    add: addEvaluate,
    words: ["evaluate", "--gold", "g.txt", "--run", "r.txt"],
    files: { "g.txt": scores, "r.txt": "4\n3\n1\n2\n5\n" },
  },
  {
    add: addEvaluate,
    words: ["evaluate", "--gold", "g.txt", "--run", "r.txt", "--confidence", "--json"],
    files: { "g.txt": scores, "r.txt": "4\t1\n3\t0\n1\t2\n2\t1\n5\t9\n" },
  },
  {
    add: addCompare,
    words: ["compare", "--gold", "g.txt", "--run", "a.txt", "--run-b", "b.txt", "--samples", "20"],
    files: { "g.txt": scores, "a.txt": scores, "b.txt": "0\n1\n2\n3\n4\n" },
  },
  {
    add: addEvaluate,
    words: ["evaluate", "--gold", "g.txt", "--run", "r.txt", "--json"],
    files: { "g.txt": "5\t1\n\n3\t\n0\t4\n1\t5\n", "r.txt": "5\t5\n9\t9\n3\t7\n0\t2\n1\t1\n" },
  },
  {
    add: addRank,
    words: ["rank", "--gold", "g.txt", "--runs", path.join(folder, "runs")],
    files: { "g.txt": scores, "runs/a.txt": scores, "runs/b.txt": "0\n1\n2\n3\n4\n" },
  },
  {
    add: addRankingScore,
    words: ["ranking-score", "c.csv", "--vectors", "v.txt"],
    files: { "c.csv": "cat\na,0.85,b,0.15\ndistractors\na,1.00,c,0.00\n", "v.txt": wordVectors },
  },
  {
    add: addParaphraseTest,
    words: ["paraphrase-test", path.join(folder, "paraphrases"), "--vectors", "v.txt", "--json"],
    files: {
      "v.txt": wordVectors,
      "paraphrases/binary.tsv": "text_a\ttext_b\tsame\na cat\tcat b\t1\na\tc\t0\nb\tc\t0\ncat\tcat\t1\n",
      "paraphrases/questions.tsv":
        "question\tanswer\tcandidate_1\tcandidate_2\tcandidate_3\tcandidate_4\na\t2\tb\ta b\tc\tcat\n",
    },
  },
  { add: addBaseline, words: ["baseline", "lcs", "p.txt"], files: { "p.txt": pairs } },
  { add: addBaseline, words: ["baseline", "token-overlap", "p.txt"], files: { "p.txt": pairs } },
  {
    add: addPyramid,
    words: ["pyramid", "a.pyr", "--out", path.join(folder, "tests"), "--overwrite"],
    files: { "a.pyr": pyramid },
  },
  {
    add: addPyramid,
    words: ["pyramid", "a.pyr", "b.pyr", "--compare", "--json"],
    files: { "a.pyr": pyramid, "b.pyr": pyramid },
  },
  {
    add: addSample,
    words: ["sample", "s.csv", "--bands", "0,0.5", "--per-band", "2", "--stratum", "set", "--json"],
    files: { "s.csv": 'sentence1,sentence2,set\na b c,a b,x\nd e,d f,y\ng,"h, i",x\n' },
  },
  {
    add: addSample,
    words: ["sample", "t.csv", "--cluster", "set", "--bands", "0,0.5", "--per-band", "2", "--json"],
    files: { "t.csv": "text,set\na b c,x\na b,x\nd e,y\nd f,y\n" },
  },
];

const isFile = (name: string) => /\.(csv|txt|pyr)$/.test(name);

/** Whether somebody wrote the sentence that the command ends with. */
const isExpected = (error: unknown): boolean =>
  [CommanderError, InvalidArgumentError, ZodError, FaultyTable, DomainError].some(
    (kind) => error instanceof kind,
  );

async function run({ add, words }: Call, contents: Record<string, Uint8Array>) {
  for (const [name, bytes] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  return runCliCommand(
    add,
    words.map((word) => (isFile(word) ? path.join(folder, word) : word)),
  );
}

const bytesOf = (files: Call["files"]) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

test.each(calls.map((call) => [call.words.join(" "), call] as const))(
  "%s works as it is",
  async (_, call) => {
    const { code, errors } = await run(call, bytesOf(call.files));
    expect([code, errors]).toEqual([0, ""]);
  },
);

test(
  "no file that a command is given ends in an unexpected error or an odd figure",
  fuzzTimeout,
  async () => {
    const failures: Failure[] = [];
    for (let at = 0; at < fuzzRuns; at += 1) {
      const random = randomOfRun(at);
      const call = pick(random, calls);
      const contents: Record<string, Uint8Array> = bytesOf(call.files);
      for (let times = Math.floor(random() * 3); times >= 0; times -= 1) {
        const name = pick(random, Object.keys(contents));
        const bytes = contents[name] ?? new Uint8Array();
        contents[name] = random() < 0.6 ? mutatedTable(bytes, random) : mutatedBytes(bytes, random);
      }
      const { code, out, error } = await run(call, contents);
      const isOdd =
        ![0, 1, 2].includes(code) || (error !== undefined && !isExpected(error)) || hasOddFigure(out);
      const shown = Object.entries(contents).map(
        ([name, bytes]) => `${name}: ${Buffer.from(bytes).toString()}`,
      );
      if (isOdd) failures.push(failureOf(at, call.words.join(" "), shown.join("\n"), error ?? out));
    }
    expect(failures).toEqual([]);
  },
);

/** What a figure that is not defined must never be shown as; names in the data may be so. */
function hasOddFigure(out: string): boolean {
  if (!out.startsWith("{"))
    return /(^|\s)(NaN|-?Infinity|undefined)(\s|$)/m.test(out.replaceAll(/^\S+/gm, ""));
  try {
    JSON.parse(out);
    return false;
  } catch {
    return true;
  }
}
