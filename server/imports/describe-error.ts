import type { LineErrorReason } from "@/server/domain/import/line-error-reasons";
import type { LineError } from "./line-error";

/** What is wrong and what to do about it, in English; a name in braces stands for the parameter of that name. */
export const lineErrorSentences: Record<LineErrorReason, string> = {
  not_text: "Byte {byte} does not belong in a text file. Save the file as plain text in UTF-8.",
  invalid_utf8: "Byte {byte} is not UTF-8. Save the file as UTF-8.",
  line_too_long: "This line has more than {limit} bytes. Check that the line ends are not lost.",
  carriage_return: "This line holds a carriage return. Save the file with LF or CRLF line ends.",
  empty_line: "This line is empty. Remove it.",
  unclosed_quote: "The double quote that opens here is never closed. Close it, or remove it.",
  text_after_quote: "Text follows a closing double quote. Write a quote inside a quoted cell twice.",
  column_count: "This line has {n} columns; {m} are needed.",
  empty_column_name: "Column {n} has no name. Name it in the first line.",
  duplicate_column_name: "Column {n} is also called {name}. Give each column its own name.",
  column_missing: "There is no column called {name}. Choose one that the first line names.",
  column_not_chosen: "Choose the column that holds text {text}.",
  same_column: "Text A and text B both come from the column {name}. Choose two columns.",
  empty_text: "Text {text} is empty.",
  duplicate_id: "The id {id} is also in line {n}.",
  id_taken: "The project already has an item with the id {id}.",
  dataset_taken:
    "The dataset {dataset} already has items, and these lines have no ids. Choose another dataset, or a column of ids.",
  not_a_number: "{v} is not a number. Write it with digits and a point.",
  off_scale: "{v} is not on the scale {min} to {max}.",
  negative_tolerance: "The tolerance {v} is below 0.",
  gold_use: "{v} is not a use of a gold item. Write work or test.",
  dataset_name:
    "{v} cannot name a dataset, because file names are made from it. Use letters, digits, - and _.",
  line_count: "There are {pairs} lines of pairs but {scores} lines of scores. Both files need as many.",
  no_pairs: "This file holds no pairs.",
  column_needed: "No column is called {name}. Call one so in the first line.",
  field_needed: "No column holds {name}. Choose the column that does, or call one so in the first line.",
  field_unknown: "Nothing called {name} is read from this kind of table. Leave it out.",
  one_column: "Only one column can hold {name}. Choose one.",
  person_name: "The name of a person has 1 to 200 characters.",
  item_missing: "The id of the item is missing.",
  item_unknown: "The project has no item with the id {id}.",
  item_not_in_dataset: "The dataset {dataset} has no item with the id {id}.",
  item_in_datasets:
    "Several datasets have an item with the id {id}. Add a column called dataset that says which is meant.",
  item_is_gold: "Item {id} is gold. Gold is handed out by itself; leave it out of the list.",
  named_twice: "{person} has item {id} already, in line {n}.",
  named_too_often: "Item {id} is named for more than {overlap} people, which is its overlap.",
  names_nobody: "This list names nobody.",
  no_items: "This file holds no items.",
  not_json: "This line is not a JSON object. Write one object a line.",
  value_missing: "The value of {name} is missing.",
  not_a_list: "{name} is not a list of texts.",
  candidate_kind: "{v} is not a kind of candidate. Write positive, distractor or random.",
  candidate_twice: "{candidate} is in this group already, in line {n}.",
  positive_count: "The group {target} needs {min} to {max} positives; it has {n}.",
  known_order: "The known places of {target} are not 1 to {n}, each given once.",
  section_name:
    "{v} stands where comparisons go on. Write distractors or randoms, or leave a line empty before a new target.",
  share_sum: "The shares {v} and {w} do not add up to 1.",
  word_form: "{v} is no word with its part of speech. Write it like car#n, with n, v, a or r.",
  sense_unknown:
    "{dictionary} has no sense with the key {key}. Look the word up and write the key of the sense you mean.",
  sense_differs: "{v} is not the word of the sense key {key}. Make both name the same word.",
  written_form:
    "Nothing says what is to be written; here stands “{v}”. Write sentence, phrase or word in a column called form.",
  word_limits: "The limits “{v}” cannot be kept. Write two whole numbers from 1, minimum first.",
  field_line: "A line of a record is a name with a colon, then its values, each after a tab.",
  record_missing:
    "The file {name} with the text of this record is missing. Choose it too, or a ZIP file that holds it.",
  empty_record: "This record has no field with a value.",
  record_twice: "This is the same record as {name}. Keep one of the two.",
  record_of_no_line: "This record belongs to no line of {name}.",
  not_a_link: "{v} is not an address. Write one that begins with http:// or https://.",
  dimension_unknown: "The project has no dimension called {name}.",
  not_a_picture: "This is no picture that can be shown. Save it as JPEG, PNG, GIF or WebP.",
  picture_too_large: "This picture has more than {limit} MB. Save it smaller.",
  candidate_count: "This question has {n} candidates; {min} to {max} are needed.",
  candidate_repeated: "The candidate {v} is there twice.",
  right_unknown: "{v} is none of the candidates. Write the number of the right one, or its text.",
  same_unknown: "{v} is no answer here. Write same or not.",
  question_size: "This question has {n} pairs; 4 are needed.",
  not_a_pair: "{v} is not a pair. Write its two texts with a colon between them.",
  pair_repeated: "The pair {v} is also in line {n}.",
  too_few_pairs: "There are {n} pairs; questions are made of {min} and more.",
};

/** The sentence for an error, without its place. */
export function describeError({ reason, params }: LineError): string {
  return lineErrorSentence(reason, params);
}

/** The same for an error whose reason and parameters have been through another program. */
export function lineErrorSentence(reason: LineErrorReason, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return lineErrorSentences[reason].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
}
