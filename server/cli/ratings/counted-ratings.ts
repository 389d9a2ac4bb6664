import type { Command } from "commander";
import type { LeftOut, Ratings } from "@/server/imports/ratings-table/ratings";
import { readRatings } from "@/server/imports/ratings-table/read-ratings";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { ratingsForm, type RatingsOptions } from "./ratings-options";
import { tableFile } from "./table-file";

export interface CountedOptions extends RatingsOptions {
  all?: boolean;
}

export function addAllOption(command: Command): Command {
  return command.option("--all", "include judgments that do not count and those of gold items");
}

/**
 * The judgments of a table without those that its own columns, as a release has them, tell to leave out; says on standard
 * error how many. `--all` takes all of them.
 */
export async function readCountedRatings(
  path: string,
  options: CountedOptions,
  leaveOut: readonly (keyof LeftOut)[],
): Promise<Ratings> {
  const ratings = await readCountedFile(tableFile(path), options, leaveOut);
  if (ratings.leftOut !== undefined) console.error(leftOutLine(ratings.leftOut));
  return ratings;
}

/** The same of a file that was opened before, without a word of what is left out. */
export function readCountedFile(
  file: TableFile,
  { all = false, ...options }: CountedOptions,
  leaveOut: readonly (keyof LeftOut)[],
): Promise<Ratings> {
  return readRatings(file, { ...ratingsForm(options), leaveOut: all ? [] : leaveOut });
}

function leftOutLine({ uncounted, gold }: LeftOut): string {
  const kinds = [
    { count: uncounted, what: "not counted" },
    { count: gold, what: "of gold items" },
  ].filter(({ count }) => count > 0);
  const told = kinds.map(({ count, what }, at) => `${count}${at === 0 ? " judgments" : ""} ${what}`);
  return `Left out: ${told.join(", ")}; --all includes them.`;
}
