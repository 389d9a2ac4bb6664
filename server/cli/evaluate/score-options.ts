import { InvalidArgumentError, type Command } from "commander";
import { parseNumberCell } from "@/server/imports/parse-number";
import type { GoldColumnsForm } from "@/server/imports/score-files/read-gold-table";
import { numberFrom } from "../ratings/number-option";
import type { DatasetForm } from "./scored-dataset";

/** The options that say how gold and runs are read. */
export interface ReadingOptions {
  stratum?: string;
  dimension?: string;
  fill?: number | "mean";
  points?: number[];
  decimalComma?: boolean;
}

/** The options of every command that holds single runs against gold. */
export interface ScoreOptions extends ReadingOptions {
  gold: string[];
  run: string[];
  confidence?: boolean;
  json?: boolean;
}

export function addScoreOptions(command: Command): Command {
  return addReadingOptions(
    addGoldOption(command).requiredOption(
      "--run <files...>",
      "scores of the run, one file for each dataset in the order of the gold",
    ),
  );
}

export function addGoldOption(command: Command): Command {
  return command.requiredOption(
    "--gold <files...>",
    "gold, one score per line, or the gold.csv of a release with its datasets",
  );
}

export function addReadingOptions(command: Command): Command {
  return command
    .option(
      "--fill <score>",
      "score for items that the run leaves out, or mean for the mean of its others (default: an error)",
      fillRule,
    )
    .option("--dimension <name>", "with gold.csv: the dimension to evaluate, where there are several")
    .option("--decimal-comma", "read 4,4 as 4.4");
}

/** The options of what is known of each item's judgments. */
export function addSpreadOptions(command: Command): Command {
  return command
    .option("--stratum <column>", "with gold.csv: figures for each value of this column, such as genre")
    .option(
      "--points <numbers>",
      "points of the scale, such as 0,1,2,3,4,5: the run has a share for each, with tabs between",
      scalePoints,
    );
}

/** How the gold of these options is read. */
export function goldForm({ stratum, dimension, decimalComma }: ReadingOptions): GoldColumnsForm {
  return { stratum: stratum ?? null, dimension: dimension ?? null, decimalComma };
}

/** How the runs of these options are read; refuses options that do not go together. */
export function runForm(options: ReadingOptions & { confidence?: boolean }): DatasetForm {
  const { fill = null, points = null, confidence = false, decimalComma } = options;
  if (points !== null && (fill !== null || confidence))
    throw new InvalidArgumentError("--points is for runs of shares. Leave out --fill and --confidence.");
  return { confidence, fill, points, decimalComma };
}

/** Refuses as many files of an option as there are no datasets of the gold. */
export function refuseUnpaired(datasets: number, others: Record<string, readonly string[]>): void {
  for (const [option, files] of Object.entries(others)) {
    if (files.length !== datasets)
      throw new InvalidArgumentError(
        `There are ${datasets} datasets of --gold and ${files.length} files of ${option}. Give one for each.`,
      );
  }
}

/** Refuses standard input for more than one file. */
export function refuseSeveralStreams(...lists: (readonly string[])[]): void {
  if (lists.flat().filter((file) => file === "-").length > 1)
    throw new InvalidArgumentError("Only one file can be standard input.");
}

const anyNumber = numberFrom(-Infinity, Infinity);

function fillRule(text: string): number | "mean" {
  if (text === "mean") return text;
  const number = parseNumberCell(text);
  if (number !== null) return number;
  throw new InvalidArgumentError("Write a number, such as 0, or mean.");
}

function scalePoints(text: string): number[] {
  const points = text.split(",").map(anyNumber);
  if (points.length > 1 && new Set(points).size === points.length) return points;
  throw new InvalidArgumentError(
    "Write two different points or more with commas between, such as 0,1,2,3,4,5.",
  );
}
