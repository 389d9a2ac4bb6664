import type {
  ColumnMapping,
  ItemFormat,
  QuestionLayout,
  UnknownSenseChoice,
} from "@/server/domain/import/contracts";
import type { ItemFileEntry, ScaleRange } from "./pair-file-entry";
import type { ByteSource } from "./source";
import type { TableLayout } from "./table-layout";

/** A file to import, wherever its bytes lie; it may be read more than once. */
export interface ImportFile {
  fileName: string;
  open: () => ByteSource;
  /** Where it lies on the disk, for readers that jump about in it. */
  path?: string;
}

/** What the project says about its items and answers. */
export interface ReadingContext {
  /** Scores and accepted answers outside of it are errors. */
  scale: ScaleRange;
  /** The names of the project's dimensions, in order. */
  dimensions: readonly string[];
  /** Of the project, for what chance decides. */
  seed: number;
  /** What the project's items consist of besides their texts, and in which dataset they are. */
  contents: () => Promise<{ dataset: string; content: unknown }[]>;
}

/** Files that are read as one, as scores with the pairs they belong to. */
export interface ImportSource {
  fileName: string;
  /** The file that came with it; null where there is none. */
  scoresFileName: string | null;
  format: ItemFormat;
  /** The dataset of the items that name none themselves. */
  dataset: string;
  entries: (context: ReadingContext) => AsyncGenerator<ItemFileEntry>;
}

export interface ReaderChoices extends TableLayout {
  format?: ItemFormat | undefined;
  dataset?: string | undefined;
  mapping?: ColumnMapping | undefined;
  separator?: string | undefined;
  questions?: QuestionLayout | undefined;
  unknownSenses?: UnknownSenseChoice | undefined;
}

/** Sorts files into what is read as one. @throws DomainError `file_refused` for files that do not belong together. */
export type ItemReader = (
  files: readonly ImportFile[],
  choices: ReaderChoices,
) => Promise<ImportSource[]> | ImportSource[];
