import type { ImportFile, ReaderChoices, ReadingContext } from "@/server/domain/import/item-reader";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { collect, readingContext, sourceOf } from "@/server/imports/testing";
import { typedReader } from "./typed-reader";

/** Files by their names, as an organizer chose them. */
export const filesOf = (contents: Record<string, string | Uint8Array>): ImportFile[] =>
  Object.entries(contents).map(([fileName, content]) => ({ fileName, open: () => sourceOf(content) }));

/** Two dimensions from 0 to 5. */
export const twoDimensions: ReadingContext = readingContext({
  scale: { min: 0, max: 5 },
  dimensions: ["general", "author"],
});

/** Everything that reading files brings, over all sources. */
export async function readAll(
  files: readonly ImportFile[],
  context = twoDimensions,
  choices: ReaderChoices = {},
): Promise<ItemFileEntry[]> {
  const sources = await typedReader(files, choices);
  return (await Promise.all(sources.map((source) => collect(source.entries(context))))).flat();
}

/** The items among entries. */
export const rowsAmong = (entries: readonly ItemFileEntry[]) =>
  entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));

/** The errors among entries as file, line, column and reason; the file is null where it is the one with the pairs. */
export const errorsAmong = (entries: readonly ItemFileEntry[]) =>
  entries.flatMap((entry) => {
    if (!("error" in entry)) return [];
    const { file, fileName, line, column, reason } = entry.error;
    return [[fileName ?? file, line, column, reason]];
  });
