import type { GoldTake, ImportError, ImportPreview } from "@/server/domain/import/contracts";
import { isLeavable, isLeftOut } from "@/server/domain/import/left-out";
import type { ImportSource } from "@/server/domain/import/item-reader";
import type { TableHead } from "@/server/domain/import/pair-file-entry";
import { importErrorOf } from "./import-error-of";
import type { ImportEntry, PlacedRow } from "./read-import";

const errorLimit = 1_000;
const sampleSize = 10;

interface SourceTally {
  good: number;
  bad: number;
  head: TableHead | null;
  lastBadLine: number;
  lastLeavableLine: number;
}

/** Gathers what reading an import brings into what the organizer gets to see of it. */
export class ImportTally {
  readonly #sources: Map<ImportSource, SourceTally>;
  readonly #errors: ImportError[] = [];
  readonly #notes: ImportError[] = [];
  readonly #sample: PlacedRow[] = [];
  readonly #itemsOfDataset = new Map<string, number>();
  #leavable = 0;
  #leftOut = 0;
  #mappedGold = 0;
  #scored = 0;

  constructor(
    sources: readonly ImportSource[],
    private readonly take: GoldTake,
  ) {
    this.#sources = new Map(
      sources.map((source) => [source, { good: 0, bad: 0, head: null, lastBadLine: 0, lastLeavableLine: 0 }]),
    );
  }

  add(entry: ImportEntry): void {
    const tally = this.#sources.get(entry.source);
    if (tally === undefined) throw new Error("An entry of a file that is not part of the import.");
    if ("head" in entry) tally.head = entry.head;
    else if ("row" in entry) this.#addRow(tally, entry.row);
    else if ("note" in entry) this.#addNote(entry);
    else this.#addError(tally, entry);
  }

  #addRow(tally: SourceTally, row: PlacedRow): void {
    tally.good += 1;
    this.#itemsOfDataset.set(row.dataset, (this.#itemsOfDataset.get(row.dataset) ?? 0) + 1);
    if (row.gold.length > 0) this.#mappedGold += 1;
    else if (row.referenceScore !== null) this.#scored += 1;
    if (this.#sample.length < sampleSize) this.#sample.push(row);
  }

  #addError(tally: SourceTally, { source, error }: Extract<ImportEntry, { error: unknown }>): void {
    // Errors come in the order of their lines, so that a line with two of them is counted once.
    if (error.line > tally.lastBadLine) tally.bad += 1;
    tally.lastBadLine = Math.max(tally.lastBadLine, error.line);
    if (isLeavable(error.reason) && error.line > tally.lastLeavableLine) {
      this.#leavable += 1;
      tally.lastLeavableLine = error.line;
    }
    if (this.#errors.length === errorLimit) return;
    this.#errors.push(importErrorOf(source, error));
  }

  #addNote({ source, note }: Extract<ImportEntry, { note: unknown }>): void {
    if (isLeftOut(note.reason)) this.#leftOut += 1;
    if (this.#notes.length < errorLimit) this.#notes.push(importErrorOf(source, note));
  }

  /** How many pairs have a score but no known answer of their own. */
  get scored(): number {
    return this.#scored;
  }

  preview(): ImportPreview {
    const tallies = [...this.#sources.values()];
    return {
      sources: [...this.#sources].map(([source, { good, bad, head }]) => ({
        fileName: source.fileName,
        scoresFileName: source.scoresFileName,
        format: source.format,
        header: head?.header ?? null,
        firstCells: head?.firstCells ?? null,
        mapping: head?.mapping ?? null,
        fields: head === null ? null : [...head.fields],
        good,
        bad,
      })),
      good: tallies.reduce((sum, { good }) => sum + good, 0),
      bad: tallies.reduce((sum, { bad }) => sum + bad, 0),
      errors: this.#errors,
      leavable: this.#leavable,
      notes: this.#notes,
      leftOut: this.#leftOut,
      sample: this.#sample.map(({ gold: [gold], content: _content, scores: _scores, ...row }) => ({
        ...row,
        gold: gold?.answer ?? null,
      })),
      datasets: [...this.#itemsOfDataset].map(([name, items]) => ({ name, items })),
      goldCount: this.#mappedGold + this.#takenGold(),
    };
  }

  #takenGold(): number {
    if (this.take.take === "none") return 0;
    return this.take.take === "all" ? this.#scored : Math.min(this.take.count, this.#scored);
  }
}
