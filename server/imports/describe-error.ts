import type { LineErrorReason } from "@/server/domain/import/line-error-reasons";
import type { LineError } from "@/server/domain/import/line-error";

/** What is wrong and what to do about it, in English; a name in braces stands for the parameter of that name. */
export const lineErrorSentences: Record<LineErrorReason, string> = {
  not_text: "Byte {byte} does not belong in a text file. Save {file} as plain text in UTF-8.",
  excel_file: "{file} is an Excel file. In Excel, save it as CSV (UTF-8).",
  word_file: "{file} is a Word document. Put the items in a table, one a row, and save it as CSV (UTF-8).",
  office_file:
    "{file} is an Office file, not text. Open it, for example in Excel, and save it as CSV (UTF-8).",
  open_spreadsheet: "{file} is an OpenDocument spreadsheet. In LibreOffice, save it as CSV (UTF-8).",
  pdf_file: "{file} is a PDF. Put the items in a table, one a row, and save it as CSV (UTF-8).",
  picture_file: "{file} is a picture. Items come as text, such as a CSV with one item a line.",
  archive_file: "{file} is a ZIP archive. Unpack it, then choose the files in it.",
  packed_file: "{file} is a compressed file. Unpack it, then choose the file in it.",
  columnar_file:
    '{file} is a Parquet or Arrow file. Save it as CSV, for example with pandas: to_csv("items.csv", index=False).',
  database_file: "{file} is a database. Export the table of items as CSV.",
  web_page: "{file} is a web page, perhaps one that asks to sign in. Download the file itself.",
  unknown_file:
    "The name of {file} does not say what it contains. Use CSV, TSV or JSON lines, or STS.input.X.txt with one text file per record.",
  pictures_alone:
    "{file} is a picture without items. Choose it together with the table of records that names it.",
  scores_alone: "{file} contains only scores. Choose {name} together with it.",
  record_alone: "{file} contains one record. Choose the STS.input.X.txt that lists it together with it.",
  json_too_large: "This JSON document has more than {limit} MB. Save it as JSON lines, one object a line.",
  json_by_columns:
    'This JSON lists columns, not items. In pandas, use to_json(path, orient="records", lines=True).',
  key_late:
    "{name} appears here for the first time. Write it in the first object too, with null if there is no value.",
  decimal_comma: '"{v}" has a decimal comma. Read commas as decimal points, or write {w}.',
  invalid_utf8: "Byte {byte} is not UTF-8. Save the file as UTF-8; in Excel, as CSV (UTF-8).",
  line_too_long: "This line has more than {limit} bytes. Check that the line ends are not lost.",
  carriage_return: "This line contains a carriage return. Save the file with LF or CRLF line ends.",
  empty_line: "This line is empty. Remove it.",
  unclosed_quote: "The double quote that opens here is never closed. Close it, or remove it.",
  text_after_quote:
    'Text follows a closing double quote. Write a quote inside a quoted cell twice, as in "a ""good"" day".',
  column_count:
    "This line has {n} columns, not {m}. In a CSV, write a text that contains commas in double quotes.",
  tab_columns: "This line needs {m} columns and has {n}. Write one tab between two columns.",
  empty_column_name:
    "Column {n} has no name. If it only numbers the rows, ignore it. Otherwise name it in line 1.",
  duplicate_column_name:
    'Column {n} is also called {name}. Give each column its own name. If line 1 is already data, choose "No header".',
  column_missing: "There is no column called {name}. Choose one of these: {columns}.",
  column_not_chosen:
    'Line 1 does not say which column contains text {text}. Choose the column, or name it text_{letter} in line 1. If line 1 is already data, choose "No header".',
  value_not_chosen:
    "We do not know which value contains text {text}. Choose one, or name it text_{letter} in each object.",
  same_column: "Text A and text B both come from the column {name}. Choose two columns.",
  empty_text: "Text {text} is empty. Fill it in, or remove the line.",
  duplicate_id: "The id {id} is also in line {n}. Give each item its own id.",
  id_taken: "An item of this dataset has the id {id} already. Remove that import first, or change the id.",
  dataset_taken:
    "The dataset {dataset} already has items, and these lines have no ids. Choose another dataset, or a column of ids.",
  not_a_number: "{v} is not a number. Write digits and a point, such as 4.5.",
  off_scale: "{v} is not on the scale {min} to {max}. Write a number from {min} to {max}.",
  negative_tolerance: "The tolerance {v} is below 0. Write 0 for an exact answer, or more, such as 0.5.",
  gold_use: "{v} is not a use of a gold item. Write work or test.",
  dataset_name:
    "{v} cannot name a dataset, because file names are made from it. Use letters, digits, - and _, such as headlines-2013.",
  line_count: "The pairs have {pairs} lines and the scores {scores}. Give each pair a line in both files.",
  no_pairs: "{file} contains no items. Write one item a line.",
  column_needed: "No column is called {name}. Add this name to line 1.",
  field_needed:
    'No column contains {name}. Choose the column, or name it {name} in line 1. If line 1 is already data, choose "No header".',
  field_unknown: "This kind of table has no {name}. Leave it out.",
  one_column: "Only one column can contain {name}. Choose one.",
  person_name: "The name of a person has 1 to 200 characters, such as Ana Lin.",
  item_missing: "The id of the item is missing. Write the id that the item has under Items.",
  item_unknown: "The project has no item with the id {id}. Write the id that the item has under Items.",
  item_not_in_dataset: "The dataset {dataset} has no item with the id {id}.",
  item_in_datasets:
    "Several datasets have an item with the id {id}. Add a column called dataset that says which is meant.",
  item_is_gold: "Item {id} is gold. Gold is assigned automatically; leave it out of the list.",
  named_twice: "{person} has item {id} already, in line {n}.",
  named_too_often:
    "Item {id} is named for more than {overlap} people, which is its overlap. Name fewer people for it.",
  names_nobody: "This list names nobody. Write a person and the id of an item in each line.",
  lists_nobody: "This list names nobody. Write one person a line, such as Ana Lin <ana@example.org>.",
  email_form: "{v} is not an email address. Write one such as name@example.org.",
  address_differs:
    "{person} has the address {email} already. Correct it in the table, or give this person another name.",
  address_taken: "{email} is the address of {person} already. Give each person their own address.",
  no_items: "{file} contains no items. Write one item a line.",
  not_json:
    'This line is not a JSON object. Write one object a line, such as {"text_a": "…", "text_b": "…"}.',
  value_missing: "Nothing is given for {name}. Fill it in, or remove the line.",
  not_a_list: '{name} is not a list of texts, such as ["king", "queen"].',
  candidate_kind: "{v} is not a kind of candidate. Write positive, distractor or random.",
  candidate_twice: "{candidate} is in this group already, in line {n}.",
  positive_count: "The group {target} needs {min} to {max} positives and has {n}. Give it as many.",
  known_order:
    "The known places of {target} are not 1 to {n}, each given once. Write one of them for each positive.",
  section_name:
    "{v} is not expected here. Write distractors or randoms, or leave a line empty before a new target.",
  share_sum: "The shares {v} and {w} do not add up to 1, as 0.8 and 0.2 do.",
  word_form: "{v} is not a word with its part of speech. Write it like car#n, with n, v, a or r.",
  other_content:
    "This item was released by another task type. Import the file into a project of the type that released it.",
  sense_key: "{v} is not the key of a sense. Write a key such as car%1:06:00::.",
  sense_unknown:
    "{dictionary} has no sense with the key {key}. Look the word up and write the key of the sense you mean.",
  sense_left_out: "{dictionary} has no sense {sense} with the key {key}. We leave out {id}.",
  sense_gloss_taken:
    "{dictionary} has no sense {sense} with the key {key}. For {id}, we use the definition in {file}.",
  sense_differs: "{v} is not the word of the sense key {key}. Make both name the same word.",
  written_form:
    'We need to know what people should write, and found "{v}". Write sentence, phrase or word in a column called form.',
  word_limits:
    'The limits "{v}" cannot be kept. Write two whole numbers from 1, minimum first, such as 5 and 20.',
  field_line: "A line of a record is a name with a colon, then its values, each after a tab.",
  record_missing:
    "The file {name} with the text of this record is missing. Choose it too, or a ZIP file that contains it.",
  empty_record: "This record has no field with a value. Fill one in, such as a.title.",
  record_twice: "This is the same record as {name}. Keep one of the two.",
  record_of_no_line: "This record belongs to no line of {name}.",
  not_a_link:
    "{v} is not a web address. Write one that starts with https://, such as https://example.org/page.",
  dimension_unknown:
    "The project has no dimension called {name}. Correct the name, or add the dimension under Task, Scale.",
  not_a_picture: "This picture cannot be shown. Save it as JPEG, PNG, GIF or WebP.",
  picture_too_large: "This picture has more than {limit} MB. Save it smaller.",
  candidate_count:
    "A question has {min} to {max} candidates, and this one has {n}. Give each its own column.",
  candidate_repeated: "The candidate {v} is given twice. Remove one of the two.",
  right_unknown: "{v} is none of the candidates. Write the number of the right one, or its text.",
  same_unknown: "{v} is not an answer here. Write same or not.",
  question_size:
    'A question has 4 pairs, and this one has {n}. Write four, such as "king:queen","car:road","leg:table","sun:moon".',
  not_a_pair: "{v} is not a pair. Write its two texts with a colon between them, such as king:queen.",
  pair_repeated: "The pair {v} is also in line {n}. Remove one of the two.",
  too_few_pairs: "Questions are made of {min} pairs or more, and this list has {n}. Give more pairs.",
  summary_count: "An item has {min} to {max} summaries, and this one has {n}. Give it as many.",
  summary_too_long: "Summary {n} has more than {limit} characters. Shorten it.",
  heading_too_long: "The heading of summary {n} has more than {limit} characters. Shorten it.",
  forbidden_character: "The character {code} cannot stand in a pyramid. Remove it.",
  header_pattern:
    "The header pattern {v} cannot be used. Correct startDocumentRegEx, such as -- Summary [0-9] --.",
  pyramid_fault: "{problem}.",
};

/** The sentence for an error, without its place. @param fileName as people call the file. */
export function describeError({ reason, params, ...place }: LineError, fileName: string): string {
  return lineErrorSentence(reason, params, place.fileName ?? fileName);
}

/** The same for an error whose reason and parameters have been through another program. */
export function lineErrorSentence(reason: LineErrorReason, params: object, fileName: string): string {
  const values = new Map<string, unknown>([["file", fileName], ...Object.entries(params)]);
  return lineErrorSentences[reason].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? String(values.get(name)) : whole,
  );
}
