import type { Line } from "./decode-lines";

/** The cells of one record of a table, and the line on which it begins. */
export interface TableRecord {
  line: number;
  cells: string[];
}

/** What a line made of its record; `column` counts from 1. */
export type RecordStep =
  | { state: "complete"; record: TableRecord }
  | { state: "open"; line: number; column: number; size: number }
  | { state: "text_after_quote"; line: number; column: number };

/**
 * Puts lines together to records: a quoted cell may go on in the next line.
 * Where quotes mean something, a cell that begins with one ends at the next single one, and two stand for one
 * (RFC 4180). A quote further inside a cell is an ordinary character, as every quote is where they mean nothing.
 */
export class RecordAssembler {
  readonly #delimiter: string;
  readonly #quotes: boolean;
  #line = 0;
  #cells: string[] = [];
  /** What the open quoted cell holds so far; null between cells. */
  #quoted: string | null = null;
  #quoteLine = 0;

  constructor(delimiter: string, quotes: boolean) {
    this.#delimiter = delimiter;
    this.#quotes = quotes;
  }

  add({ line, text, end }: Line): RecordStep {
    if (this.#quoted === null) {
      this.#line = line;
      this.#cells = [];
    }
    for (let at = 0; at <= text.length; at += 1) {
      const cellEnd = this.#readCell(line, text, at);
      if (cellEnd === null) return this.#stayOpen(end);
      if (cellEnd < text.length && text[cellEnd] !== this.#delimiter) {
        return { state: "text_after_quote", line, column: this.#cells.length };
      }
      at = cellEnd;
    }
    return { state: "complete", record: { line: this.#line, cells: this.#cells } };
  }

  #stayOpen(lineEnd: string): RecordStep {
    this.#quoted += lineEnd;
    const size = this.#quoted?.length ?? 0;
    return { state: "open", line: this.#quoteLine, column: this.#cells.length + 1, size };
  }

  /** Where the cell that begins here ends; null when the line ends before its closing quote. */
  #readCell(line: number, text: string, start: number): number | null {
    if (this.#quoted !== null) return this.#readQuoted(this.#quoted, text, start);
    if (this.#quotes && text[start] === '"') {
      this.#quoteLine = line;
      return this.#readQuoted("", text, start + 1);
    }
    const delimiter = text.indexOf(this.#delimiter, start);
    const end = delimiter === -1 ? text.length : delimiter;
    this.#cells.push(text.slice(start, end));
    return end;
  }

  #readQuoted(before: string, text: string, start: number): number | null {
    let content = before;
    let from = start;
    for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', from)) {
      const doubled = text[quote + 1] === '"';
      content += text.slice(from, doubled ? quote + 1 : quote);
      if (!doubled) return this.#close(content, quote + 1);
      from = quote + 2;
    }
    this.#quoted = content + text.slice(from);
    return null;
  }

  #close(content: string, end: number): number {
    this.#cells.push(content);
    this.#quoted = null;
    return end;
  }
}
