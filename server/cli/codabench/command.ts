import { writeFile } from "node:fs/promises";
import { InvalidArgumentError, type Command } from "commander";
import { codabenchBundle } from "@/server/exports/codabench/bundle";
import { wholeNumberFrom } from "../ratings/number-option";
import { print } from "../table";
import { readReleasedDatasets } from "./released-datasets";

interface CodabenchOptions {
  out: string;
  title?: string;
  start?: string;
  maxSubmissions: number;
  overwrite?: boolean;
  json?: boolean;
}

const help = `
The folder is a release of pairs of texts that have one gold value each, as "touchstone release --out" writes it. Upload the
archive to Codabench under Benchmarks, Management, Upload. Its scoring program needs Python's standard library alone, and gives the
figures of "touchstone evaluate".

Examples:
  touchstone codabench gold/ --out glosses.zip --title "Glosses 2027" --start 2027-01-10
  touchstone codabench gold/ --out glosses.zip --max-submissions 3 --json`;

/** `codabench`: a competition of Codabench from a release. */
export function addCodabench(program: Command): void {
  program
    .command("codabench")
    .argument("<folder>", "a release of pairs of texts")
    .description("make a competition of Codabench from a release")
    .requiredOption("--out <file>", "the archive to write")
    .option("--title <words>", "name of the competition (default: the project's address)")
    .option(
      "--start <date>",
      "day on which it opens, as 2027-01-10, in UTC (default: the day of the release)",
    )
    .option("--max-submissions <number>", "runs of a participant", wholeNumberFrom(1, 10_000), 100)
    .option("--overwrite", "replace the archive if it is there")
    .option("--json", "print one JSON object")
    .addHelpText("after", help)
    .action(writeBundle);
}

async function writeBundle(
  folder: string,
  { out, title, start, maxSubmissions, overwrite = false, json }: CodabenchOptions,
): Promise<void> {
  if (start !== undefined && Number.isNaN(Date.parse(`${start}T00:00:00Z`)))
    throw new InvalidArgumentError("Write the start as a day, such as 2027-01-10.");
  const { project, version, releasedOn, bySum, datasets } = await readReleasedDatasets(folder);
  const options = {
    title: title ?? project,
    release: `${project} v${version}`,
    start: `${start ?? releasedOn} 00:00:00`,
    maxSubmissions,
    bySum,
  };
  try {
    await writeFile(out, codabenchBundle(datasets, options), { flag: overwrite ? "w" : "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new InvalidArgumentError(`${out} is there already. Name another file, or add --overwrite.`);
  }
  const report = { out, datasets: datasets.map(({ name, items }) => ({ name, items })) };
  print(report, json, () => `${out}: ${datasets.map(({ name, items }) => `${name} (${items})`).join(", ")}`);
}
