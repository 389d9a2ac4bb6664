import { genreOfClssId } from "../genre-of-clss-id";
import { tableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { readCellLines } from "./score-lines";

/**
 * The genre of each item of a CLSS input file, which is the last column, its id, without the number: `Newswire` in
 * `Newswire-80`.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readGenres(file: TableFile): Promise<string[]> {
  const genres: string[] = [];
  await readCellLines(file, ({ line, cells }) => {
    const id = cells.at(-1)?.trim() ?? "";
    const genre = cells.length < 3 ? null : genreOfClssId(id);
    if (genre === null) return [tableFault("no_genre", { line, column: cells.length, found: id }, {})];
    genres.push(genre);
    return [];
  });
  return genres;
}
