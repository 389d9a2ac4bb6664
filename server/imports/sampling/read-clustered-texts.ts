import { suggestColumns } from "../suggest-columns";
import { FindColumns } from "../ratings-table/find-columns";
import { readTable, type RatingsTableHead } from "../ratings-table/read-table";
import type { TableFile, TableForm } from "../ratings-table/table-form";
import { candidateLayout } from "./candidate-layout";
import { emptyCell, emptyTexts } from "./candidate-row";
import { peekHead } from "./peek-head";
import { nameFaults, sampledColumns } from "./sampled-columns";
import { unknownText } from "./text-columns";

export interface ClusteredForm extends TableForm {
  /** The name of the column that says which texts belong together. */
  cluster: string;
  /** The name of the column of the texts, where it was given. */
  text?: string | undefined;
  /** Names that no column may have, because the sample has columns of these names. */
  taken: readonly string[];
}

/** A text with the other cells of its line. */
export interface ClusteredText {
  text: string;
  cluster: string;
  others: string[];
}

export interface ClusteredTexts {
  texts: ClusteredText[];
  /** The columns of a pair of them: both texts, both clusters, the bag, then each other column for either text. */
  columns: string[];
}

/** The column that holds the texts by its name; undefined where none is called so. */
export const suggestText = (columns: readonly string[]): string | undefined =>
  suggestColumns(columns, usualNames).text;

/** Usual names of a column of texts, letters and digits only, in lower case. */
const usualNames = { text: ["text", "sentence", "headline", "title", "description", "caption", "phrase"] };

/**
 * Reads a CSV or TSV with one text a line into memory.
 * @throws FaultyTable with every fault, at most about 50.
 */
export async function readClusteredTexts(source: TableFile, form: ClusteredForm): Promise<ClusteredTexts> {
  const { head, file } = await peekHead(source);
  const { table } = candidateLayout(file.name, head, form, true);
  const texts: ClusteredText[] = [];
  let columns: string[] = [];
  await readTable(file, table, (found) => {
    const opened = openTexts({ ...found, columns: sampledColumns(found, "table").columns }, form);
    if (opened.faults.length > 0) return { faults: opened.faults };
    columns = opened.columns;
    const { textAt, clusterAt, othersAt } = opened;
    return {
      readRow: (record) => {
        const [text = "", cluster = "", ...others] = [textAt, clusterAt, ...othersAt].map(
          (at) => record.cells[at] ?? "",
        );
        const faults = [
          ...emptyTexts(record, [textAt]),
          ...emptyCell(record.line, clusterAt, cluster, form.cluster),
        ];
        if (faults.length === 0) texts.push({ text, cluster: cluster.trim(), others });
        return faults;
      },
    };
  });
  return { texts, columns };
}

function openTexts(head: RatingsTableHead, { cluster, text, taken, header }: ClusteredForm) {
  const find = new FindColumns(head);
  const name = text ?? (header ? suggestText(head.columns) : "1");
  const [textAt, clusterAt] = [name === undefined ? 0 : find.one(name), find.one(cluster)];
  const othersAt = [...head.columns.keys()].filter((at) => at !== textAt && at !== clusterAt);
  const others = othersAt.map((at) => head.columns[at] ?? "");
  const pairColumns = ["sentence1", "sentence2", "cluster1", "cluster2", "bag"];
  const columns = [...pairColumns, ...[1, 2].flatMap((n) => others.map((each) => `${each}${n}`))];
  const faults = [
    ...(name === undefined ? [unknownText(head, "--text")] : []),
    ...find.faults,
    ...nameFaults(head.line, columns, taken),
  ];
  return { textAt, clusterAt, othersAt, columns, faults };
}
