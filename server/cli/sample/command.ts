import { Option, type Command } from "commander";
import { numberFrom, wholeNumberFrom } from "../ratings/number-option";
import { delimiterFrom } from "../ratings/ratings-options";
import { tableFile } from "../ratings/table-file";
import { writeLines } from "../write-lines";
import { defaultDraws, similarityNames } from "@/server/domain/sample/sample-order";
import { PairSampler } from "@/server/services/sample/pair-sampler";
import { sampleCandidates } from "@/server/services/sample/sample-candidates";
import { sampleLines, sampleReport, type SampleReport } from "@/server/services/sample/sample-report";
import {
  bandStarts,
  collectQuota,
  pairsPerBand,
  refuseOtherBands,
  refuseOtherKind,
  splitParts,
  type SampleOptions,
} from "./sample-options";
import { changedCells, sampleJson, sampleText } from "./sample-text";

const help = `
Each number of --bands begins a band, which ends where the next one begins. The last band ends at 1 or --up-to, and
includes that value. --per-band pairs are drawn at random from each band. With --stratum, --bags or --cluster, they are
drawn from each band of each stratum. A band with fewer pairs gives all it has, and its line says how many are missing;
with --short next they come from the nearest band that has more, of two equally near ones from that above.

Similarity, from 0 to 1:
  edit           twice the longest common subsequence of characters over both lengths, as in STS 2012
  token-overlap  cosine of the sets of tokens that white space separates

Pairs: a CSV or TSV with a header, or a file in the form of STS or CLSS. Columns of the usual names, such as sentence1
and sentence2, are the texts. CLSS pairs have a column "genre" from their id.

Texts: with --cluster, the file has one text a line. Pairs of different texts are drawn from all there are, --within of
one cluster and --across of two. Each such pair is equally likely, and none comes twice. Both bags are strata.

The sample is a TSV on standard output: all columns, "band" and, with --split, "split". It can be imported.
The histogram and the counts are on standard error. Memory grows with the sample, not with a file of pairs.

Examples:
  touchstone sample pairs.csv --bands 0.4,0.5,0.6,0.7,0.8 --per-band 150 --stratum paraphrase --split train:0.5,test:0.5
  touchstone sample STS.input.OnWN.txt --bands 0.4,0.5,0.6,0.7,0.8 --up-to 0.9 --per-band 50 --seed 7 > sample.tsv
  touchstone sample pairs.tsv --bands 0,0.5 --per-band 20 --stratum genre --quota news:60 --json
  touchstone sample headlines.tsv --text headline --cluster event --bands 0,0.2,0.4,0.6,0.8 --per-band 75`;

/** `sample`: pairs to annotate, in equal numbers from bands of similarity. */
export function addSample(program: Command): void {
  const command = program
    .command("sample")
    .argument("<file>", "pairs as CSV, TSV, STS or CLSS, or texts with --cluster; - is standard input")
    .description("draw pairs in equal numbers from bands of string similarity")
    .requiredOption("--bands <numbers>", "where each band begins, such as 0.4,0.5,0.6,0.7,0.8", bandStarts)
    .option("--up-to <number>", "where the last band ends", numberFrom(0, 1), 1)
    .requiredOption(
      "--per-band <numbers>",
      "pairs to draw from each band: one number, or one a band",
      pairsPerBand,
    )
    .addOption(
      new Option("--short <what>", "what a band lacks: leave it short, or take it from the next band")
        .choices(["leave", "next"])
        .default("leave"),
    )
    .addOption(
      new Option("--similarity <name>", "how similar two texts are").choices(similarityNames).default("edit"),
    )
    .option("--stratum <column>", "sample the pairs of each value of this column separately")
    .option(
      "--bags <columns>",
      "two columns, such as video1,video2: sample pairs with equal cells separately",
    )
    .addOption(
      new Option("--quota <stratum:number>", "pairs to draw from each band of one stratum; may be repeated")
        .argParser(collectQuota)
        .default(new Map(), "--per-band"),
    )
    .option("--split <parts>", "split the sample, such as train:0.5,test:0.5", splitParts)
    .option("--seed <number>", "seed of the drawing and the split", wholeNumberFrom(0, 999_999_999), 1);
  addFileOptions(command)
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(sampleFile);
}

function addFileOptions(command: Command): Command {
  const draws = wholeNumberFrom(0, 5_000_000);
  return command
    .option("--text-a <column>", "column of the first text (default: by its name)")
    .option("--text-b <column>", "column of the second text (default: by its name)")
    .option("--cluster <column>", "the file has one text a line, and this column names its cluster")
    .option("--text <column>", "with --cluster: column of the text (default: by its name)")
    .option(
      "--within <number>",
      `with --cluster: pairs to draw within clusters (default: ${defaultDraws})`,
      draws,
    )
    .option(
      "--across <number>",
      `with --cluster: pairs to draw across clusters (default: ${defaultDraws})`,
      draws,
    )
    .option("--delimiter <character>", "separator of the columns: a character, tab or space", delimiterFrom)
    .option("--no-header", "the first line is data; columns are named by number, from 1");
}

async function sampleFile(path: string, options: SampleOptions): Promise<void> {
  refuseOtherBands(options);
  refuseOtherKind(options);
  const file = tableFile(path);
  const sampler = new PairSampler(options);
  const { columns } = await sampleCandidates(file, options, sampler);
  const report = sampleReport(sampler, columns, options);
  if (options.json === true) console.log(JSON.stringify(sampleJson(report), null, 2));
  else await writeSample(report);
}

/** The counts come first: a reader that has seen enough of the pairs ends the program. */
async function writeSample(report: SampleReport): Promise<void> {
  const changed = changedCells(report);
  console.error(sampleText(report));
  if (changed > 0) console.error(`\nTabs and line breaks became spaces in ${changed} cells.`);
  await writeLines(sampleLines(report), (line) => line);
}
