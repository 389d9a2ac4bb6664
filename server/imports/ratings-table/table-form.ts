import type { TableFormat } from "../delimited";
import type { ByteSource } from "@/server/domain/import/source";

/** A table on disk or on standard input. */
export interface TableFile {
  name: string;
  open: () => ByteSource;
}

/** How the cells of a table are laid out. */
export interface TableForm {
  /** One character; null leaves it to the file's name and first line. */
  delimiter: string | null;
  /** Whether the first line names the columns; else they are numbered from 1. */
  header: boolean;
  /** Whether decimals are written with a comma; else only with a point. */
  decimalComma?: boolean | undefined;
}

/** A tab makes a TSV, in which a double quote is an ordinary character; all else is read as a CSV. */
export function formatOf(fileName: string, { delimiter }: TableForm): TableFormat {
  const isTsv = delimiter === null ? /\.(tsv|tab)$/i.test(fileName) : delimiter === "\t";
  return isTsv ? "tsv" : "csv";
}
