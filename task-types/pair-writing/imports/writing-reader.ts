import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { tableFormat } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import type {
  ImportFile,
  ImportSource,
  ReaderChoices,
  ReadingContext,
} from "@/server/domain/import/item-reader";
import { readNamedRecords } from "@/server/imports/named-records";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { seededRandom } from "@/server/stats/random";
import { RequestBalance } from "../balance-requests";
import { writingContent } from "@/server/domain/task/pair-writing/content";
import { writingRow, type WritingField } from "./writing-row";

const usualNames: Record<WritingField, readonly string[]> = {
  id: ["id", "item", "itemid", "externalid"],
  dataset: ["dataset", "subset", "corpus"],
  genre: ["genre", "domain"],
  group: ["group", "groupid", "groupkey"],
  split: ["split"],
  text: ["text", "largertext", "larger", "texta", "paragraph", "source"],
  form: ["form", "format", "size", "smaller"],
  requested: ["requested", "requestedrating", "rating"],
  minimum: ["minimum", "minwords", "minimumwords"],
  maximum: ["maximum", "maxwords", "maximumwords"],
};

/**
 * Tables and JSON Lines with a larger text a line. What says no requested rating gets one, so that the ratings are
 * balanced over the files and what the project has already.
 */
export async function writingReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  // Files of one import are read one after the other, and share the balance.
  let balance: Promise<RequestBalance> | null = null;
  const formats = await Promise.all(files.map((file) => formatOf(file, choices)));
  return files.map((file, at) => {
    const format = formats[at] ?? "csv";
    const dataset = choices.dataset ?? datasetFromFileName(file.fileName);
    return {
      fileName: file.fileName,
      scoresFileName: null,
      format,
      dataset,
      entries: async function* (context) {
        if (at === 0 || balance === null) balance = startBalance(context);
        yield* prompts(file, { ...choices, format, dataset }, await balance);
      },
    };
  });
}

type Format = "csv" | "tsv" | "jsonl";

async function formatOf(file: ImportFile, { format }: ReaderChoices): Promise<Format> {
  if (format === "csv" || format === "tsv" || format === "jsonl") return format;
  return tableFormat(file.fileName, await headText(file));
}

async function startBalance({ seed, contents }: ReadingContext): Promise<RequestBalance> {
  const before = (await contents()).flatMap(({ dataset, content }) => {
    const prompt = writingContent.safeParse(content);
    return prompt.success ? [{ dataset, requested: prompt.data.requested, prompts: 1 }] : [];
  });
  return new RequestBalance(seededRandom(seed), before);
}

async function* prompts(
  file: ImportFile,
  { format, dataset, mapping, header, ignore }: ReaderChoices & { format: Format; dataset: string },
  balance: RequestBalance,
): AsyncGenerator<ItemFileEntry> {
  const options = { format, usualNames, needed: ["text"], mapping, header, ignore } as const;
  for await (const entry of readNamedRecords(file.open(), options)) {
    if (!("cells" in entry)) yield entry;
    else {
      const row = writingRow(entry.cells, dataset, balance);
      for (const error of entry.cells.errors) yield { error };
      if (entry.cells.errors.length === 0) yield { row };
    }
  }
}
