import { excerpt } from "../excerpt";

/** What the sentence for each reason has to name. */
interface FaultParams {
  column_missing: { name: string; columns: string };
  column_twice: { name: string };
  column_unnamed: Record<string, never>;
  column_count: { n: number; m: number };
  no_annotators: Record<string, never>;
  empty_cell: { name: string };
  not_a_number: Record<string, never>;
  not_finite: Record<string, never>;
  separated_digits: Record<string, never>;
  judged_twice: { n: number };
  other_gold: { n: number };
  gold_elsewhere: { name: string };
  no_rows: Record<string, never>;
}
export type FaultReason = keyof FaultParams;

const sentences: Record<FaultReason, string> = {
  column_missing: "There is no column called {name}. The columns are: {columns}.",
  column_twice: "More than one column is called {name}. Give each its own name.",
  column_unnamed: "This column has no name. Name it, or leave it out.",
  column_count: "This line has {n} columns; {m} are needed.",
  no_annotators: "No column is left for an annotator.",
  empty_cell: "The {name} is empty.",
  not_a_number: "This is not a number. Write it with digits and a point, or name it as missing.",
  not_finite: "This is infinite or too large. Write a finite number, or name it as missing.",
  separated_digits: "Write this number without separators and with a point, as in 1234.5.",
  judged_twice:
    "The annotator has judged this item in line {n} too. Keep one of the two, or say with --duplicates whether the mean, the first or the last stands.",
  other_gold: "Line {n} gives this item another known answer.",
  gold_elsewhere: "None of these items is in {name}. Check which columns hold the item.",
  no_rows: "The file holds no lines below its header.",
};

/** Where in a table something is wrong; lines and columns count from 1. */
export interface FaultPlace {
  line: number;
  column: number | null;
  /** What stands there. */
  found: string | null;
}

export interface TableFault extends FaultPlace {
  sentence: string;
}

/** A table that cannot be read as it is, with everything that was found wrong in it. */
export class FaultyTable extends Error {
  override name = "FaultyTable";

  constructor(
    readonly fileName: string,
    readonly faults: readonly TableFault[],
  ) {
    super(`${fileName} cannot be read: ${faults.length} ${faults.length === 1 ? "error" : "errors"}.`);
  }
}

export function tableFault<R extends FaultReason>(
  reason: R,
  place: FaultPlace,
  params: FaultParams[R],
): TableFault {
  const values = new Map<string, unknown>(Object.entries(params));
  const sentence = sentences[reason].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
  return { ...place, found: place.found === null ? null : excerpt(place.found), sentence };
}
