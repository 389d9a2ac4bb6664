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
  score_columns: { n: number; m: number };
  vector_length: { n: number; m: number };
  vector_number: Record<string, never>;
  no_vector: Record<string, never>;
  no_comparison: Record<string, never>;
  not_zero_or_one: Record<string, never>;
  no_record_id: Record<string, never>;
  record_twice: { id: string; n: number };
  not_links: { name: string };
  no_candidate: Record<string, never>;
  line_count: { n: number; m: number; name: string };
  no_genre: Record<string, never>;
  no_pair: { n: number };
  word_to_sense: Record<string, never>;
  word_form: Record<string, never>;
  sense_unknown: { name: string };
  empty_text: Record<string, never>;
  text_unknown: { flag: string; columns: string };
  same_text: { name: string };
  column_taken: { name: string };
  not_two_columns: Record<string, never>;
  too_many_strata: { n: number };
  nothing_to_fill: Record<string, never>;
  several_dimensions: { name: string };
  dimension_absent: { name: string };
  negative_sd: Record<string, never>;
  share_columns: { n: number; m: number };
  share_missing: Record<string, never>;
  negative_share: Record<string, never>;
  share_sum: { sum: string };
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
  no_lines: "The file is empty. Name a file with one line for each entry.",
  score_missing: "The score is missing. Write a number in every line, or say with --fill what stands for it.",
  confidence_missing:
    "The confidence is missing. Write it behind a tab in every line, or leave out --confidence.",
  negative_confidence: "A confidence is 0 or more, such as 0.8.",
  excess_cells: "This line has {n} columns; there can be {m}. Remove the others.",
  score_columns:
    "This line has {n} columns, not {m}. Write a score for each dimension with tabs between, or leave the line empty.",
  vector_length:
    "This vector has {n} numbers, the first one {m}. Write a word and its numbers, with spaces between.",
  vector_number: "This is not a number. Write digits and a point, such as -0.41242, at most 1e100.",
  no_vector: "The file contains no vector. Write a word and its numbers on each line.",
  no_comparison: "The file contains no comparison, such as artist,0.85,person,0.15 below its target.",
  no_record_id: 'This record has no id. Write one, such as "id": "9".',
  record_twice: "Record {id} is also in line {n}. Give each record its own id.",
  not_links: '"{name}" is not a list of ids. Write one, such as ["12", "31"].',
  not_zero_or_one: "Write 1 where both texts mean the same, else 0.",
  no_candidate: "Write the number of the right candidate, from 1 to 4.",
  line_count: "The file has {n} lines, {name} has {m}. Line by line both are about the same items.",
  no_genre: "No genre can be read here. Write an id like Newswire-80 in the last of three or more columns.",
  no_pair: "This line has {n} columns; a pair has two texts with a tab between them, and perhaps an id.",
  word_to_sense: "A word and a sense have no texts to compare: their definitions are in WordNet.",
  word_form: "Write the word with its part of speech here, such as pot#n, and the sense in the next column.",
  sense_unknown:
    "{name} does not have this sense. Correct its key, such as basket%1:06:00::, or write its gloss in a fifth column.",
  empty_text: "This text is empty. Fill it in, or remove the line.",
  text_unknown:
    "No column has a usual name of a text. Name it with {flag}, such as {flag} headline. The columns are: {columns}.",
  same_text: "Both texts are in the column {name}. Name two columns with --text-a and --text-b.",
  column_taken: "The sample gets a column called {name} of its own. Give this column another name.",
  not_two_columns: "Bags come from two columns. Name both with a comma between, such as video1,video2.",
  too_many_strata:
    "There are more than {n} strata. Name a column that many pairs have in common, such as genre.",
  nothing_to_fill: "No line has a score, so others have no mean. Write scores, or a number with --fill.",
  several_dimensions:
    "The table has more than one dimension. Name the one to evaluate, such as --dimension {name}.",
  dimension_absent: "No line is about the dimension {name}. Write its name as the column dimension has it.",
  negative_sd: "A standard deviation is 0 or more, such as 0.8.",
  share_columns:
    "This line has {n} columns, not {m}. Write a share for each of --points, with tabs between them.",
  share_missing: "A share is missing. Write a number for each of --points, 0 where nobody says so.",
  negative_share: "A share is 0 or more, such as 0.25.",
  share_sum: "The shares add up to {sum}. They must add up to 1.",
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
