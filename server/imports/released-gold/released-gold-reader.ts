import type { ImportFile, ImportSource, ItemReader, ReaderChoices } from "@/server/domain/import/item-reader";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { isJson } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import { readJsonLines } from "@/server/imports/json-lines";
import { readReleasedGold } from "./read-released-gold";
import type { ReleasedForm } from "./released-form";

/** What a line of `gold.jsonl` has, and no other file of items, where items are more than their texts. */
const marks = ["item", "text_a", "text_b", "dimension", "value", "method", "content"];

/** Whether a file is the `gold.jsonl` of a release whose items are more than their texts, by its first line. */
export async function isReleasedGold(file: ImportFile): Promise<boolean> {
  if (!isJson(file.fileName, await headText(file))) return false;
  for await (const entry of readJsonLines(file.open())) {
    return "object" in entry && marks.every((name) => name in entry.object);
  }
  return false;
}

/** The items of such a file, each in the dataset that its lines name. */
export const releasedGoldSource = (
  file: ImportFile,
  { dataset }: ReaderChoices,
  form: ReleasedForm,
): ImportSource => ({
  fileName: file.fileName,
  scoresFileName: null,
  format: "jsonl",
  dataset: dataset ?? datasetFromFileName(file.fileName),
  entries: (context) => readReleasedGold(file.open(), form, context),
});

/** A reader that also takes `gold.jsonl` of releases, unless it is told how the files are to be read. */
export function withReleasedGold(reader: ItemReader, form: ReleasedForm): ItemReader {
  return async (files, choices) => {
    const { mapping, format = "jsonl" } = choices;
    if (mapping !== undefined || format !== "jsonl") return reader(files, choices);
    const kinds = await Promise.all(files.map(isReleasedGold));
    const released = files.filter((_, at) => kinds[at]);
    const others = files.filter((_, at) => !kinds[at]);
    const read = others.length > 0 || released.length === 0 ? await reader(others, choices) : [];
    return [...read, ...released.map((file) => releasedGoldSource(file, choices, form))];
  };
}
