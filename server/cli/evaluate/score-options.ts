import { InvalidArgumentError, type Command } from "commander";
import { numberFrom } from "../ratings/number-option";

/** The options of every command that holds runs against gold. */
export interface ScoreOptions {
  gold: string[];
  run: string[];
  confidence?: boolean;
  fill?: number;
  json?: boolean;
}

export function addScoreOptions(command: Command): Command {
  return command
    .requiredOption("--gold <files...>", "gold, a score a line; an empty line is an item without gold")
    .requiredOption("--run <files...>", "scores of the run, as many files in the same order")
    .option(
      "--fill <score>",
      "score an item with this where the run has none, instead of an error",
      anyNumber,
    );
}

/** Refuses lists of files that cannot be paired, and standard input for more than one of them. */
export function refuseUnpaired(gold: readonly string[], others: Record<string, readonly string[]>): void {
  for (const [option, files] of Object.entries(others)) {
    if (files.length !== gold.length)
      throw new InvalidArgumentError(
        `There are ${gold.length} files of --gold and ${files.length} of ${option}.`,
      );
  }
  const streams = [...gold, ...Object.values(others).flat()].filter((file) => file === "-");
  if (streams.length > 1) throw new InvalidArgumentError("Only one file can be standard input.");
}

const anyNumber = numberFrom(-Infinity, Infinity);
