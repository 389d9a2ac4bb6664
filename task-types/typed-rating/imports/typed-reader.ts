import { DomainError } from "@/server/domain/errors";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { tableFormat } from "@/server/imports/detect-format";
import { faultySource } from "@/server/imports/faulty-source";
import { headText } from "@/server/imports/head-text";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import { isReleasedGold, releasedGoldSource } from "@/server/imports/released-gold/released-gold-reader";
import { recordPair } from "../record";
import { pictureError } from "./picture-error";
import { readScoredObjects } from "./read-scored-objects";
import { readTypedSts } from "./read-typed-sts";
import { readTypedTable } from "./read-typed-table";
import { baseName } from "./record-file-name";
import { sortFiles } from "./sort-files";
import { unzip, wholeRoom } from "./unzip";

const releasedForm = { content: recordPair, scores: "each" } as const;

const isArchive = ({ fileName }: ImportFile) => /\.zip$/i.test(fileName);

/** All files, those of archives unpacked. @throws DomainError `file_refused`, `file_too_large`. */
async function unpacked(files: readonly ImportFile[]): Promise<ImportFile[]> {
  const all: ImportFile[] = [];
  const room = wholeRoom();
  for (const file of files) all.push(...(isArchive(file) ? await unzip(file, room) : [file]));
  return all;
}

/** Records call pictures by their names alone. @throws DomainError `file_refused` for two of one name. */
function refuseSameNames(images: readonly ImportFile[]): void {
  const seen = new Set<string>();
  const twice = images
    .map(({ fileName }) => baseName(fileName))
    .find((name) => seen.size === seen.add(name).size);
  if (twice === undefined) return;
  throw new DomainError("file_refused", `Two pictures are called ${twice}. Give each a name of its own.`, {
    fileName: twice,
  });
}

/**
 * Sorts out which files hold pairs of records, and which texts, scores and pictures belong to them.
 * @throws DomainError `file_refused` for two pictures of one name, `file_too_large` for an archive that holds too much.
 */
export async function typedReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  const { sts, jsonLines, tables, images, faulty } = sortFiles(await unpacked(files), choices.format);
  refuseSameNames(images);
  const named = ({ fileName }: ImportFile) => ({
    fileName,
    scoresFileName: null,
    dataset: choices.dataset ?? datasetFromFileName(fileName),
  });
  const tableOf = async (file: ImportFile) => ({ file, format: await formatOf(file, choices) });
  const sources = [
    ...sts.map((dataset): ImportSource => ({
      ...named(dataset.pairs),
      scoresFileName: dataset.scores?.fileName ?? null,
      format: "sts",
      entries: (context) => readTypedSts(dataset, context),
    })),
    ...(await Promise.all(
      jsonLines.map(async ({ dataset, objects, scores }): Promise<ImportSource> => {
        if (await isReleasedGold(objects)) return releasedGoldSource(objects, choices, releasedForm);
        return {
          ...named(objects),
          scoresFileName: scores?.fileName ?? null,
          dataset: choices.dataset ?? dataset,
          format: "jsonl",
          entries: (context) => readScoredObjects({ objects, scores }, context),
        };
      }),
    )),
    ...(await Promise.all(tables.map(tableOf))).map(({ file, format }): ImportSource => {
      const entries: ImportSource["entries"] = (context) =>
        readTypedTable(file.open(), format, context, choices);
      return { ...named(file), format, entries };
    }),
  ];
  const [first, ...others] = [...sources, ...faulty];
  if (first !== undefined) return [withPictures(first, images), ...others];
  // Pictures alone are no items, and neither is what an archive without any holds.
  if (images.length > 0) return images.map((image) => faultySource(image, "csv", "pictures_alone", {}));
  return files.map((file) => faultySource(file, "csv", "unknown_file", {}));
}

async function formatOf(file: ImportFile, { format }: ReaderChoices): Promise<"csv" | "tsv"> {
  if (format === "csv" || format === "tsv") return format;
  // The name has told already that it is a table.
  return tableFormat(file.fileName, await headText(file)) === "tsv" ? "tsv" : "csv";
}

/** A source that says after its items what is wrong with the pictures that came with it. */
function withPictures(source: ImportSource, images: readonly ImportFile[]): ImportSource {
  return {
    ...source,
    entries: async function* (context) {
      yield* source.entries(context);
      for (const image of images) {
        const error = await pictureError(image);
        if (error !== null) yield { error };
      }
    },
  };
}

/** The pictures among files, by the names that records call them. */
export async function picturesAmong(files: readonly ImportFile[]): Promise<ImportFile[]> {
  const { images } = sortFiles(await unpacked(files));
  return images.map((file) => ({ ...file, fileName: baseName(file.fileName) }));
}
