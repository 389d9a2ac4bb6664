import type { GoldColumns } from "@/server/domain/release/gold-columns";
import type { ReleasedJudgmentColumns } from "@/server/domain/release/judgment-columns";
import type { ManifestFile } from "@/server/domain/release/release";
import type { ReleasedItem } from "@/server/domain/release/released-item";

/** All of a release but its items, which come page by page. */
export interface ReleaseView {
  /** As the manifest writes it: the method with its number, as in `trimmed 0.1`. */
  method: string;
  dimensions: readonly string[];
  /** Pseudonyms, in the order to which the columns refer. */
  annotators: readonly string[];
  columns: ReleasedJudgmentColumns;
  /** Answers that no number says and orders of parts, to which the columns refer. */
  texts: readonly string[];
  /** Whether some item belongs to a part of the data, as train or test; only then do tables have a column of them. */
  hasSplits: boolean;
  /** By dimension. */
  gold: readonly GoldColumns[];
}

/** Some items that follow each other in a release, all of one dataset; `first` is the number of the first of them. */
export interface ItemRun {
  first: number;
  items: readonly ReleasedItem[];
}

export type Piece = string | Uint8Array;

/** Writes one file piece by piece. */
export interface FormWriter {
  start: () => Piece;
  page: (page: ItemRun) => Piece;
  end: () => Piece;
  /** The same comes out where a page comes as several, as short as this; what is short is no burden for memory. */
  itemsAtOnce?: number;
}

/** What a column of a released table holds; TIMESTAMP is an instant. */
export interface TableColumn {
  name: string;
  type: "STRING" | "DOUBLE" | "INT32" | "BOOLEAN" | "TIMESTAMP";
  description: string;
}

/** What the lines of a table under a header are, and all columns that it may have. */
export interface TableDescription {
  description: string;
  columns: readonly TableColumn[];
}

/** One file of a release that is written while its items pass by. */
export interface ReleaseFile extends Pick<ManifestFile, "name" | "kind" | "dataset"> {
  /** Of a CSV with a header. */
  table?: TableDescription;
  writer: (view: ReleaseView) => FormWriter;
}

/** A text that begins with a head and adds something for every page. */
export function textWriter(head: string, page: (page: ItemRun) => string): FormWriter {
  return { start: () => head, page, end: () => "", itemsAtOnce: 50 };
}
