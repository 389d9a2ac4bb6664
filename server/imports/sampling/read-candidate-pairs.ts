import { FindColumns } from "../ratings-table/find-columns";
import { readTable, type RatingsTableHead, type ReadRow } from "../ratings-table/read-table";
import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile, TableForm } from "../ratings-table/table-form";
import { candidateLayout, type CandidateLayout } from "./candidate-layout";
import { emptyCell, emptyTexts, type CandidatePair, type Take } from "./candidate-row";
import { peekHead } from "./peek-head";
import { layoutFaults, nameFaults, sampledColumns, type SampledColumns } from "./sampled-columns";
import { textColumns, type NamedTexts } from "./text-columns";

/** What separates pairs: nothing, the value of a column, or whether the cells of two columns are equal. */
export type StratumForm =
  | { kind: "none" }
  | { kind: "column"; name: string }
  | { kind: "bags"; names: string };

export interface CandidateForm extends TableForm, NamedTexts {
  stratum: StratumForm;
  /** Names that no column may have, because the sample has columns of these names. */
  taken: readonly string[];
}

/** The columns of pairs, and which of them hold the texts. */
export interface CandidateColumns {
  columns: string[];
  texts: [string, string];
}

/** Gives the stratum of a pair, and what is wrong with it. */
type StratumOf = (line: number, cells: readonly string[]) => { stratum: string; faults: TableFault[] };

const bagColumn = "bag";

/**
 * Reads a CSV, a TSV or a file of STS or CLSS pairs line by line, in memory for one line.
 * @param take is given each pair.
 * @returns the columns of the pairs: those of the file, and `bag` where two columns make the bags.
 * @throws FaultyTable with every fault, at most about 50.
 */
export async function readCandidatePairs(
  source: TableFile,
  form: CandidateForm,
  take: Take<CandidatePair>,
): Promise<CandidateColumns> {
  const { head, file } = await peekHead(source);
  const isTable = form.textA !== undefined || form.textB !== undefined;
  const { kind, table } = candidateLayout(file.name, head, form, isTable);
  let columns: CandidateColumns = { columns: [], texts: ["", ""] };
  await readTable(file, table, (found) => {
    const opened = openPairs(found, { kind, table }, form, take);
    columns = opened;
    return opened.faults.length > 0 ? { faults: opened.faults } : { readRow: opened.readRow };
  });
  const { texts } = columns;
  return { columns: columns.columns, texts };
}

function openPairs(
  found: RatingsTableHead,
  { kind, table }: CandidateLayout,
  form: CandidateForm,
  take: Take<CandidatePair>,
): CandidateColumns & { faults: TableFault[]; readRow: ReadRow } {
  const sampled = sampledColumns(found, kind);
  const head = { line: found.line, columns: sampled.columns };
  const texts = textColumns(head, form, kind === "table" && !table.header);
  const stratum = stratumIn(head, form.stratum);
  const own =
    kind === "table" && !table.header ? withTextNames(sampled.columns, texts.places) : sampled.columns;
  const columns = form.stratum.kind === "bags" ? [...own, bagColumn] : own;
  const wrong = layoutFaults(found, kind);
  const faults =
    wrong.length > 0
      ? wrong
      : [...nameFaults(found.line, columns, form.taken), ...texts.faults, ...stratum.faults];
  const [textA = "", textB = ""] = texts.places.map((at) => columns[at]);
  return {
    columns,
    texts: [textA, textB],
    faults,
    readRow: rowReader(sampled, texts.places, form.stratum, stratum.of, take),
  };
}

function rowReader(
  { cellsOf }: SampledColumns,
  places: readonly [number, number],
  { kind }: StratumForm,
  stratumOf: StratumOf,
  take: Take<CandidatePair>,
): ReadRow {
  return (record) => {
    const cells = cellsOf(record.cells);
    const { stratum, faults } = stratumOf(record.line, cells);
    const wrong = [...emptyTexts(record, places), ...faults];
    if (wrong.length > 0) return wrong;
    const [textA = "", textB = ""] = places.map((at) => record.cells[at]);
    const all = kind === "bags" ? [...cells, stratum] : cells;
    return take({ cells: all, textA, textB, stratum }, record.line);
  };
}

function stratumIn(head: RatingsTableHead, form: StratumForm): { of: StratumOf; faults: TableFault[] } {
  const find = new FindColumns(head);
  if (form.kind === "none") return { of: () => ({ stratum: "", faults: [] }), faults: [] };
  if (form.kind === "column") {
    const at = find.one(form.name);
    return { of: (line, cells) => filledStratum(line, cells, at, form.name), faults: find.faults };
  }
  const bags = find.several([form.names]);
  const place = { line: head.line, column: null, found: form.names };
  const two = bags.length === 2 ? [] : [tableFault("not_two_columns", place, {})];
  return { of: (line, cells) => bagOf(line, cells, bags, head.columns), faults: [...find.faults, ...two] };
}

function filledStratum(line: number, cells: readonly string[], at: number, name: string) {
  const stratum = (cells[at] ?? "").trim();
  return { stratum, faults: emptyCell(line, at, stratum, name) };
}

function bagOf(line: number, cells: readonly string[], places: readonly number[], names: readonly string[]) {
  const clusters = places.map((at) => filledStratum(line, cells, at, names[at] ?? ""));
  const [one, other] = clusters.map(({ stratum }) => stratum);
  return { stratum: one === other ? "within" : "across", faults: clusters.flatMap(({ faults }) => faults) };
}

/** Numbered columns have no names that an import could know: the texts get theirs. */
function withTextNames(columns: readonly string[], [a, b]: readonly [number, number]): string[] {
  return columns.map((name, at) => (at === a ? "sentence1" : at === b ? "sentence2" : name));
}
