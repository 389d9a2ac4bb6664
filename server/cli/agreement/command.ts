import { Option, type Command } from "commander";
import { alphaLevels, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { wholeNumberFrom } from "../ratings/number-option";
import { addAllOption, readCountedRatings, type CountedOptions } from "../ratings/counted-ratings";
import { addRatingsOptions } from "../ratings/ratings-options";
import { print } from "../table";
import { printedAgreement } from "./agreement-report";
import { agreementText } from "./agreement-text";

interface AgreementOptions extends CountedOptions {
  level: AlphaLevel;
  bootstrap: number;
  seed: number;
  json?: boolean;
}

const help = `
A figure that is not defined is — in the table, and null with its reason in JSON. Examples: alpha of one annotator,
a correlation with someone who always gives the same answer. N/A enters no figure. Annotators are compared on the items
that both judged. With --dataset or --dimension, all figures follow for each of them. Over all, an item counts once for
each dimension.

The judgments of a release give the figures of the release. Judgments that do not count and those of gold items (columns
"counted" and "gold") are left out unless --all is given.

Examples:
  touchstone agreement ratings.csv --level ordinal
  touchstone agreement ratings.csv --level interval --dataset set --dimension dimension --json
  touchstone agreement judgments.csv --level interval --dataset dataset --dimension dimension --missing NA
  touchstone agreement set1.csv --level interval --wide --item "Word 1,Word 2" --skip "Human (mean)"
  awk 'FNR > 1 || NR == 1' */judgments.tsv | touchstone agreement - --delimiter tab --level ordinal --missing 0 \\
    --item identifier1,identifier2 --unordered --value judgment`;

/** `agreement`: how far annotators agree. */
export function addAgreement(program: Command): void {
  const command = program
    .command("agreement")
    .argument("<file>", "table of judgments, CSV or TSV; - is standard input")
    .description("show how far the annotators of a table of judgments agree")
    .addOption(
      new Option("--level <name>", "what differences of values mean, for alpha")
        .choices(alphaLevels)
        .makeOptionMandatory(),
    )
    .option(
      "--bootstrap <number>",
      "samples of items for a second interval of alpha, the percentiles of a bootstrap",
      wholeNumberFrom(0, 100_000),
      0,
    )
    .option("--seed <number>", "seed of the samples", wholeNumberFrom(0, 999_999_999), 1);
  addAllOption(addRatingsOptions(command))
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(async (path: string, { level, bootstrap, seed, json, ...options }: AgreementOptions) => {
      const ratings = await readCountedRatings(path, options, ["uncounted", "gold"]);
      print(await printedAgreement(ratings, { level, replicates: bootstrap, seed }), json, agreementText);
    });
}
