import { parseNumberCell } from "@/server/imports/parse-number";
import { FindColumns } from "@/server/imports/ratings-table/find-columns";
import { numberFault } from "@/server/imports/ratings-table/number-fault";
import { readTable } from "@/server/imports/ratings-table/read-table";
import { tableFault, type TableFault } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import type { ListedWord } from "@/server/stats/sampling/frequency-sample";

/** A list of words with everything that its table has. */
export interface WordList {
  columns: readonly string[];
  rows: (readonly string[])[];
  /** By row. */
  words: ListedWord[];
}

/** Which columns say what of a word; null where none does. */
interface WordColumns {
  frequency: string;
  kind: string | null;
  share: string | null;
}

/** @throws FaultyTable with every fault by line and column. */
export async function readWordList(file: TableFile, names: WordColumns): Promise<WordList> {
  const list: WordList = { columns: [], rows: [], words: [] };
  await readTable(file, { delimiter: null, header: true }, (head) => {
    const find = new FindColumns(head);
    const frequency = find.one(names.frequency);
    const [kind, share] = [find.optional(names.kind), find.optional(names.share)];
    const faults = [...find.faults];
    if (head.columns.includes("group"))
      faults.push(
        tableFault("column_taken", { line: head.line, column: null, found: null }, { name: "group" }),
      );
    if (faults.length > 0) return { faults };
    list.columns = head.columns;
    const readRow = ({ line, cells }: { line: number; cells: readonly string[] }): TableFault[] => {
      const cell = (at: number | null) => (at === null ? "" : (cells[at] ?? "").trim());
      const text = cell(frequency);
      const number = text === "" ? null : parseNumberCell(text);
      list.rows.push(head.columns.map((_, at) => cell(at)));
      list.words.push({ frequency: number, kind: cell(kind), share: cell(share) });
      const place = { line, column: frequency + 1, found: text };
      return text !== "" && number === null ? [tableFault(numberFault(text), place, {})] : [];
    };
    return { readRow };
  });
  return list;
}
