import { Argument, type Command } from "commander";
import { readTextPairs, type TextPair } from "@/server/imports/score-files/read-text-pairs";
import { wholeNumberFrom, numberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { baselineNames, baselines, type BaselineName } from "./baselines";
import { writeLines } from "./write-lines";

interface BaselineOptions {
  max: number;
  seed: number;
  trim?: boolean;
}

const help = `
Baselines:
  token-overlap  cosine of the sets of tokens that white space separates (STS 2012)
  lcs            longest common substring, twice its length over both lengths (CLSS 2014)
  gst            greedy string tiling with tiles of at least 6 characters (CLSS 2014)
  random         any score alike, drawn from the seed

Texts are compared as written: letter case and punctuation count.

Examples:
  touchstone baseline token-overlap STS.input.OnWN.txt > STS.output.OnWN.txt
  touchstone baseline lcs sentence2phrase.test.input.tsv --max 4 > sentence2phrase.tsv
  touchstone baseline random - --seed 7 < STS.input.headlines.txt`;

/** `baseline`: scores that every run should beat. */
export function addBaseline(program: Command): void {
  program
    .command("baseline")
    .addArgument(new Argument("<name>", "which baseline").choices(baselineNames))
    .argument("<input>", "pairs in the form of STS or CLSS; - is standard input")
    .description("score pairs of texts with a baseline, one score a line on standard output")
    .option("--max <number>", "the score of equal texts", numberFrom(0, 1_000_000), 1)
    .option("--seed <number>", "seed of random", wholeNumberFrom(0, 999_999_999), 1)
    .option("--trim", "leave out white space at the ends of texts first")
    .addHelpText("after", help)
    .action(async (name: BaselineName, path: string, { max, seed, trim = false }: BaselineOptions) => {
      const score = baselines[name](seed);
      const scoreOf = (pair: TextPair) => `${max * score(trim ? trimmed(pair) : pair)}\n`;
      await writeLines(readTextPairs(tableFile(path)), scoreOf);
    });
}

function trimmed({ textA, textB }: TextPair): TextPair {
  return { textA: textA.trim(), textB: textB.trim() };
}
