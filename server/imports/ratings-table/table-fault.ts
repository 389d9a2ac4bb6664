import { excerpt } from "../excerpt";

/** What the sentence for each reason has to name. */
interface FaultParams {
  column_missing: { name: string; columns: string };
  column_twice: { name: string };
  column_unnamed: { n: number };
  column_count: { n: number; m: number };
  no_annotators: Record<string, never>;
  empty_cell: { name: string };
  not_a_number: Record<string, never>;
  not_finite: Record<string, never>;
  decimal_comma: Record<string, never>;
  separated_digits: Record<string, never>;
  judged_twice: { n: number };
  other_gold: { n: number };
  gold_elsewhere: { name: string };
  no_rows: Record<string, never>;
  no_lines: Record<string, never>;
  score_missing: Record<string, never>;
  confidence_missing: Record<string, never>;
  negative_confidence: Record<string, never>;
  excess_cells: { n: number; m: number };
  line_count: { n: number; m: number; name: string };
  no_genre: Record<string, never>;
  no_pair: { n: number };
  word_to_sense: Record<string, never>;
  empty_text: Record<string, never>;
}
export type FaultReason = keyof FaultParams;

const sentences: Record<FaultReason, string> = {
  column_missing:
    "There is no column called {name}. The columns are: {columns}. If line 1 is already data, add --no-header.",
  column_twice: "More than one column is called {name}. Give each its own name.",
  column_unnamed: 'Column {n} has no name. If it only numbers the rows, add --skip "".',
  column_count:
    "This line has {n} columns, not {m}. In a CSV, write a text that contains commas in double quotes.",
  no_annotators:
    "No column is left for an annotator. Name the item's columns with --item, others with --skip.",
  empty_cell: "The {name} is empty. Fill it in, or remove the line.",
  not_a_number: "This is not a number. Write digits and a point, such as 4.5.",
  not_finite: "This is infinite or too large. Write a finite number, such as 4.5.",
  decimal_comma: "This number has a decimal comma. Write a point, as in 4.4, or add --decimal-comma.",
  separated_digits: "Write this number without separators and with a point, as in 1234.5.",
  judged_twice:
    "The annotator has judged this item in line {n} too. Keep one of the two, or say with --duplicates whether the mean, the first or the last stands.",
  other_gold: "Line {n} gives this item another known answer. Keep one of the two.",
  gold_elsewhere: "None of these items is in {name}. Check which columns hold the item.",
  no_rows: "The file contains no lines below its header.",
  no_lines: "The file is empty. Write one score a line.",
  score_missing: "The score is missing. Write a number in every line, or say with --fill what stands for it.",
  confidence_missing:
    "The confidence is missing. Write it behind a tab in every line, or leave out --confidence.",
  negative_confidence: "A confidence is 0 or more, such as 0.8.",
  excess_cells: "This line has {n} columns; there can be {m}. Remove the others.",
  line_count: "The file has {n} lines, {name} has {m}. Line by line both are about the same items.",
  no_genre: "No genre can be read here. Write an id like Newswire-80 in the last of three or more columns.",
  no_pair: "This line has {n} columns; a pair has two texts with a tab between them, and perhaps an id.",
  word_to_sense: "A word and a sense have no texts to compare: their definitions are in WordNet.",
  empty_text: "This text is empty. Fill it in, or remove the line.",
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
