import { Argument, Option, type Command } from "commander";
import { readTextPairs } from "@/server/imports/score-files/read-text-pairs";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { wholeNumberFrom, numberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { baselineNames, baselines, type BaselineName } from "./baselines";
import { comparedTexts, type ComparedTexts } from "./compared-texts";
import { baselineHelp } from "./help";
import { readRecordPairs } from "./typed/read-record-pairs";
import { typedMeasures, typedScores, type TypedMeasure } from "./typed/typed-scores";
import { writeLines } from "../write-lines";

interface BaselineOptions {
  max: number;
  seed: number;
  trim?: boolean;
  ignoreCase?: boolean;
  decimals?: number;
  measure: TypedMeasure;
}

/** `baseline`: scores that every run should beat. */
export function addBaseline(program: Command): void {
  program
    .command("baseline")
    .addArgument(new Argument("<name>", "which baseline").choices([...baselineNames, "typed"]))
    .argument("<input>", "pairs in the form of STS or CLSS; - is standard input")
    .description("score pairs of texts with a baseline, one score per line on standard output")
    .option("--max <number>", "the score of equal texts", numberFrom(0, 1_000_000), 1)
    .option("--seed <number>", "seed of random", wholeNumberFrom(0, 999_999_999), 1)
    .option("--trim", "remove white space at the ends of texts first")
    .option("--ignore-case", "compare texts in small letters")
    .option("--decimals <number>", "round similarities, before --max applies", wholeNumberFrom(0, 15))
    .addOption(new Option("--measure <name>", "of typed").choices(typedMeasures).default("tf-idf"))
    .addHelpText("after", baselineHelp)
    .action((name: BaselineName | "typed", path: string, options: BaselineOptions) =>
      name === "typed" ? scoreRecords(path, options) : scoreTexts(name, path, options),
    );
}

async function scoreTexts(name: BaselineName, path: string, options: BaselineOptions): Promise<void> {
  const { max, seed, decimals } = options;
  const file = tableFile(path);
  const score = baselines[name](seed);
  const source = { fileName: file.name, wordNet: packagedWordNet };
  await writeLines(readTextPairs(file), (compared) => {
    const texts = prepared(comparedTexts(compared, source), options);
    const scaled = max * rounded(score(texts), decimals);
    // As in the files of CLSS: what WordNet lacks has no confidence.
    return "textA" in compared ? `${scaled}\n` : `${scaled}\t${texts.textsA.length === 0 ? 0 : 1}\n`;
  });
}

async function scoreRecords(path: string, { max, measure, decimals }: BaselineOptions): Promise<void> {
  const scores = typedScores(await readRecordPairs(path), measure, packagedWordNet());
  await writeLines(scores, (line) => `${line.map((score) => max * rounded(score, decimals)).join("\t")}\n`);
}

function prepared({ textsA, textB }: ComparedTexts, { trim, ignoreCase }: BaselineOptions): ComparedTexts {
  const ofText = (text: string) => {
    const inner = trim === true ? text.trim() : text;
    return ignoreCase === true ? inner.toLowerCase() : inner;
  };
  return { textsA: textsA.map(ofText), textB: ofText(textB) };
}

/** Half up, as the published files have it. */
function rounded(score: number, decimals: number | undefined): number {
  if (decimals === undefined) return score;
  const unit = 10 ** decimals;
  return Math.round(score * unit) / unit;
}
