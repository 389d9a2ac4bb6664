import type { LineErrorReason } from "@/server/domain/import/line-error-reasons";
import type { SourceFile } from "./source";

/** What the sentence for each reason has to name. */
export interface LineErrorParams {
  not_text: { byte: number };
  excel_file: Record<string, never>;
  word_file: Record<string, never>;
  office_file: Record<string, never>;
  open_spreadsheet: Record<string, never>;
  pdf_file: Record<string, never>;
  picture_file: Record<string, never>;
  archive_file: Record<string, never>;
  packed_file: Record<string, never>;
  columnar_file: Record<string, never>;
  database_file: Record<string, never>;
  web_page: Record<string, never>;
  unknown_file: Record<string, never>;
  pictures_alone: Record<string, never>;
  /** `name` is the file with the items that belong to the scores. */
  scores_alone: { name: string };
  record_alone: Record<string, never>;
  json_too_large: { limit: number };
  json_by_columns: Record<string, never>;
  key_late: { name: string };
  /** `w` is the same number with a point. */
  decimal_comma: { v: string; w: string };
  invalid_utf8: { byte: number };
  line_too_long: { limit: number };
  carriage_return: Record<string, never>;
  empty_line: Record<string, never>;
  unclosed_quote: Record<string, never>;
  text_after_quote: Record<string, never>;
  column_count: { n: number; m: number };
  tab_columns: { n: number; m: number };
  empty_column_name: { n: number };
  duplicate_column_name: { name: string; n: number };
  column_missing: { name: string; columns: string };
  column_not_chosen: { text: "A" | "B"; letter: "a" | "b" };
  value_not_chosen: { text: "A" | "B"; letter: "a" | "b" };
  same_column: { name: string };
  empty_text: { text: "A" | "B" };
  duplicate_id: { id: string; n: number };
  id_taken: { id: string };
  dataset_taken: { dataset: string };
  not_a_number: { v: string };
  off_scale: { v: string; min: number; max: number };
  negative_tolerance: { v: string };
  gold_use: { v: string };
  dataset_name: { v: string };
  line_count: { pairs: number; scores: number };
  no_pairs: Record<string, never>;
  column_needed: { name: string };
  field_needed: { name: string };
  field_unknown: { name: string };
  one_column: { name: string };
  person_name: Record<string, never>;
  item_missing: Record<string, never>;
  item_unknown: { id: string };
  item_not_in_dataset: { id: string; dataset: string };
  item_in_datasets: { id: string };
  item_is_gold: { id: string };
  named_twice: { person: string; id: string; n: number };
  named_too_often: { id: string; overlap: number };
  names_nobody: Record<string, never>;
  lists_nobody: Record<string, never>;
  email_form: { v: string };
  /** `email` is the address that the person has. */
  address_differs: { person: string; email: string };
  /** `person` is who has it. */
  address_taken: { person: string; email: string };
  no_items: Record<string, never>;
  not_json: Record<string, never>;
  value_missing: { name: string };
  not_a_list: { name: string };
  candidate_kind: { v: string };
  candidate_twice: { candidate: string; n: number };
  positive_count: { target: string; n: number; min: number; max: number };
  known_order: { target: string; n: number };
  section_name: { v: string };
  share_sum: { v: string; w: string };
  word_form: { v: string };
  other_content: Record<string, never>;
  sense_key: { v: string };
  sense_unknown: { dictionary: string; key: string };
  /** `id` is "line 7" where the line has none. */
  sense_left_out: { dictionary: string; key: string; sense: string; id: string };
  sense_gloss_taken: { dictionary: string; key: string; sense: string; id: string };
  sense_differs: { v: string; key: string };
  written_form: { v: string };
  word_limits: { v: string };
  field_line: Record<string, never>;
  record_missing: { name: string };
  empty_record: Record<string, never>;
  record_twice: { name: string };
  record_of_no_line: { name: string };
  not_a_link: { v: string };
  dimension_unknown: { name: string };
  not_a_picture: Record<string, never>;
  picture_too_large: { limit: number };
  candidate_count: { n: number; min: number; max: number };
  candidate_repeated: { v: string };
  right_unknown: { v: string };
  same_unknown: { v: string };
  question_size: { n: number };
  not_a_pair: { v: string };
  pair_repeated: { v: string; n: number };
  too_few_pairs: { n: number; min: number };
  summary_count: { n: number; min: number; max: number };
  summary_too_long: { n: number; limit: number };
  heading_too_long: { n: number; limit: number };
  /** `code` is as in U+0008. */
  forbidden_character: { code: string };
  header_pattern: { v: string };
  /** `problem` says what is wrong in the pyramid and what to do, without the full stop at its end. */
  pyramid_fault: { problem: string };
}

export interface LineErrorPlace {
  file: SourceFile;
  /** Where it stands in none of these but in a file that belongs to one of the lines. */
  fileName?: string;
  line: number;
  column: number | null;
  /** What stands there, at most 80 characters of it. */
  found: string | null;
}

export type LineErrorOf<R extends LineErrorReason> = LineErrorPlace & {
  reason: R;
  params: LineErrorParams[R];
};

/** One thing that is wrong with a file; lines, columns and bytes count from 1. */
export type LineError = { [R in LineErrorReason]: LineErrorOf<R> }[LineErrorReason];

export function lineError<R extends LineErrorReason>(
  reason: R,
  place: LineErrorPlace,
  params: LineErrorParams[R],
): LineErrorOf<R> {
  return { ...place, reason, params };
}

/** For a file that holds nothing to import. */
export function noPairs(): LineError {
  return lineError("no_pairs", { file: "pairs", line: 1, column: null, found: null }, {});
}
