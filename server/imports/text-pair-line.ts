import type { Line } from "./decode-lines";
import { excerpt } from "./excerpt";
import { lineError } from "@/server/domain/import/line-error";
import type { PairRow } from "@/server/domain/import/pair-row";
import type { ParsedLine } from "./scored-lines";

/**
 * Two texts with a tab between them, in a file without a header.
 * @param columns how many the line has: with a third, that is the id of the pair.
 */
export function parseTextPair({ line, text }: Line, columns: 2 | 3): ParsedLine<PairRow> {
  const place = { file: "pairs", line, found: excerpt(text) } as const;
  if (text === "") return { row: null, errors: [lineError("empty_line", { ...place, column: null }, {})] };
  const cells = text.split("\t");
  const [textA, textB, id = ""] = cells;
  if (textA === undefined || textB === undefined || cells.length !== columns) {
    const counts = { n: cells.length, m: columns };
    return { row: null, errors: [lineError("tab_columns", { ...place, column: null }, counts)] };
  }
  const errors = [
    ...(textA.trim() === "" ? [lineError("empty_text", { ...place, column: 1 }, { text: "A" })] : []),
    ...(textB.trim() === "" ? [lineError("empty_text", { ...place, column: 2 }, { text: "B" })] : []),
  ];
  return { row: { ...plainRow(line, textA, textB), externalId: id.trim() || null }, errors };
}

function plainRow(line: number, textA: string, textB: string): PairRow {
  return {
    line,
    externalId: null,
    textA,
    textB,
    dataset: null,
    referenceScore: null,
    gold: null,
    genre: null,
    group: null,
    split: null,
  };
}
