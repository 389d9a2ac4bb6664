import { z } from "zod";
import { readJsonLines } from "@/server/imports/json-lines";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { describeError } from "@/server/imports/describe-error";

const genreLine = z.object({ dataset: z.string(), genre: z.string().nullable() });

/**
 * The genres in a `gold.jsonl`, item by item and by dataset; null for an item without one.
 * @param dimensions how many lines each item has, one below the other.
 * @throws FaultyTable at the first line that cannot be read.
 */
export async function readReleasedGenres(
  { name, open }: TableFile,
  dimensions: number,
): Promise<Map<string, (string | null)[]>> {
  const found = new Map<string, (string | null)[]>();
  let lines = 0;
  for await (const entry of readJsonLines(open())) {
    if ("error" in entry) {
      throw new FaultyTable(name, [{ ...entry.error, sentence: describeError(entry.error, name) }]);
    }
    lines += 1;
    if ((lines - 1) % dimensions !== 0) continue;
    const { dataset, genre } = genreLine.parse(entry.object);
    const genres = found.get(dataset);
    if (genres === undefined) found.set(dataset, [genre]);
    else genres.push(genre);
  }
  return found;
}
