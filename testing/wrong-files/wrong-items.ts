import { fieldNotNamed as needs, type WrongFile } from "./wrong-file";
import { wrongSummaries } from "./wrong-summaries";

const question = "question,candidate1,candidate2,candidate3,candidate4,right\n";

const choices: WrongFile[] = [
  {
    type: "choice",
    what: "a table without a header",
    files: { "q.csv": "Which is a pet?,cat,car,road,sky,1\n" },
    line: 1,
    sentence: needs("textA"),
    mends: ["no-header"],
  },
  {
    type: "choice",
    what: "a right answer that is no candidate",
    files: { "q.csv": `${question}Which is a pet?,cat,car,road,sky,dog\n` },
    line: 2,
    column: 6,
    sentence: "dog is none of the candidates. Write the number of the right one, or its text.",
  },
  {
    type: "choice",
    what: "one candidate",
    files: { "q.csv": `${question}Which is a pet?,cat,,,,1\n` },
    line: 2,
    column: 2,
    sentence: "A question has 2 to 9 candidates, and this one has 1. Give each its own column.",
  },
  {
    type: "choice",
    what: "a candidate that is there twice",
    files: { "q.csv": `${question}Which is a pet?,cat,car,cat,sky,1\n` },
    line: 2,
    column: 4,
    sentence: "The candidate cat is given twice. Remove one of the two.",
  },
  {
    type: "choice",
    what: "an answer to a pair that is neither same nor not",
    files: { "q.csv": "text_a,text_b,right\nA cat,A dog,maybe\n" },
    line: 2,
    column: 3,
    sentence: "maybe is not an answer here. Write same or not.",
  },
  {
    type: "choice",
    what: "JSON lines whose candidates are a text",
    files: { "q.jsonl": '{"question": "Which is a pet?", "candidates": "cat, car"}\n' },
    line: 1,
    sentence: 'candidates is not a list of texts, such as ["king", "queen"].',
  },
];

const writing: WrongFile[] = [
  {
    type: "pair-writing",
    what: "no column of texts",
    files: { "prompts.csv": "passage,form\nA long text.,sentence\n" },
    line: 1,
    sentence: needs("text"),
    mends: ["no-header"],
  },
  {
    type: "pair-writing",
    what: "JSON lines without a text",
    files: { "prompts.jsonl": '{"body": "A long text.", "form": "sentence"}\n' },
    line: 1,
    sentence: "Nothing is given for text. Fill it in, or remove the line.",
  },
  {
    type: "pair-writing",
    what: "an unknown form",
    files: { "prompts.csv": "text,form\nA long text.,poem\n" },
    line: 2,
    column: 2,
    sentence:
      'We need to know what people should write, and found "poem". Write sentence, phrase or word in a column called form.',
  },
  {
    type: "pair-writing",
    what: "a requested rating that is none",
    files: { "prompts.csv": "text,form,requested\nA long text.,word,9\n" },
    line: 2,
    column: 3,
    sentence: "9 is not on the scale 1 to 4. Write a number from 1 to 4.",
  },
  {
    type: "pair-writing",
    what: "a minimum of words above the maximum",
    files: { "prompts.csv": "text,form,minimum,maximum\nA long text.,sentence,20,5\n" },
    line: 2,
    column: 3,
    sentence:
      'The limits "20 – 5" cannot be kept. Write two whole numbers from 1, minimum first, such as 5 and 20.',
  },
];

const rankings: WrongFile[] = [
  {
    type: "target-ranking",
    what: "a table without a header",
    files: { "groups.csv": "banana,apple,positive\n" },
    line: 1,
    sentence: needs("target"),
    mends: ["no-header"],
  },
  {
    type: "target-ranking",
    what: "an unknown kind of candidate",
    files: { "groups.csv": "target,candidate,kind\nbanana,apple,near\n" },
    line: 2,
    column: 3,
    sentence: "near is not a kind of candidate. Write positive, distractor or random.",
  },
  {
    type: "target-ranking",
    what: "positives that are a text in JSON lines",
    files: { "groups.jsonl": '{"target": "banana", "positives": "apple, pear"}\n' },
    line: 1,
    sentence: 'positives is not a list of texts, such as ["king", "queen"].',
  },
  {
    type: "target-ranking",
    what: "a group of one positive",
    files: { "groups.csv": "target,candidate,kind\nbanana,apple,positive\n" },
    line: 2,
    sentence: "The group banana needs 2 to 26 positives and has 1. Give it as many.",
  },
  {
    type: "target-ranking",
    what: "a workbook",
    files: { "groups.xlsx": "PK\u0003\u0004....xl/workbook.xml" },
    line: 1,
    sentence: "groups.xlsx is an Excel file. In Excel, save it as CSV (UTF-8).",
  },
];

const best: WrongFile[] = [
  {
    type: "best-worst",
    what: "a question of three pairs",
    files: { "q.csv": '"king:queen","car:road","leg:table"\n' },
    line: 1,
    sentence:
      'A question has 4 pairs, and this one has 3. Write four, such as "king:queen","car:road","leg:table","sun:moon".',
  },
  {
    type: "best-worst",
    what: "a pair without a colon",
    files: { "q.jsonl": '{"pairs": ["king queen", "a:b", "c:d", "e:f"]}\n' },
    line: 1,
    sentence: "king queen is not a pair. Write its two texts with a colon between them, such as king:queen.",
  },
  {
    type: "best-worst",
    what: "too few pairs for questions",
    files: { "pairs.csv": "text_a,text_b\nking,queen\ncar,road\n" },
    line: 2,
    sentence: "Questions are made of 5 pairs or more, and this list has 2. Give more pairs.",
  },
  {
    type: "best-worst",
    what: "a pair that is listed twice",
    files: { "pairs.tsv": "text_a\ttext_b\nking\tqueen\nking\tqueen\n" },
    line: 3,
    sentence: "The pair king:queen is also in line 2. Remove one of the two.",
  },
];

const typed: WrongFile[] = [
  {
    type: "typed-rating",
    what: "a table without columns of records",
    files: { "records.csv": "title,creator\nOld map,Ana\n" },
    line: 1,
    sentence: needs("a.title"),
    mends: ["no-header"],
  },
  {
    type: "typed-rating",
    what: "JSON lines without records",
    files: { "records.jsonl": '{"sentence1": "A", "sentence2": "B"}\n' },
    line: 1,
    sentence: "Nothing is given for a.fields. Fill it in, or remove the line.",
  },
  {
    type: "typed-rating",
    what: "a score on a dimension that the project lacks",
    files: { "records.csv": "a.title,b.title,score.colour\nOld map,New map,3\n" },
    line: 2,
    column: 3,
    sentence:
      "The project has no dimension called colour. Correct the name, or add the dimension under Task, Scale.",
  },
  {
    type: "typed-rating",
    what: "a link that is none",
    files: { "records.csv": "a.title,b.title,a.link\nOld map,New map,europeana\n" },
    line: 2,
    column: 3,
    sentence:
      "europeana is not a web address. Write one that starts with https://, such as https://example.org/page.",
  },
  {
    type: "typed-rating",
    what: "a record without a value",
    files: { "records.csv": "a.title,b.title\nOld map,\n" },
    line: 2,
    column: 2,
    sentence: "This record has no field with a value. Fill one in, such as a.title.",
  },
  {
    type: "typed-rating",
    what: "scores alone",
    files: { "STS.gs.europeana.txt": "4\n" },
    line: 1,
    sentence: "STS.gs.europeana.txt contains only scores. Choose STS.input.europeana.txt together with it.",
  },
  {
    type: "typed-rating",
    what: "pictures alone",
    files: { "map.png": "....", "tower.png": "...." },
    line: 1,
    sentence:
      "map.png is a picture without items. Choose it together with the table of records that names it.",
  },
  {
    type: "typed-rating",
    what: "a workbook",
    files: { "records.xlsx": "PK\u0003\u0004....xl/workbook.xml" },
    line: 1,
    sentence: "records.xlsx is an Excel file. In Excel, save it as CSV (UTF-8).",
  },
  {
    type: "typed-rating",
    what: "a file of an unknown name",
    files: { "notes.md": "# Notes\n" },
    line: 1,
    sentence:
      "The name of notes.md does not say what it contains. Use CSV, TSV or JSON lines, or STS.input.X.txt with one text file per record.",
  },
];

const senses: WrongFile[] = [
  {
    type: "word-to-sense",
    what: "a table with commas",
    files: { "words.csv": "cat,feline\n" },
    line: 1,
    sentence: "This line needs 4 columns and has 1. Write one tab between two columns.",
  },
  {
    type: "word-to-sense",
    what: "scores alone",
    files: { "word2sense.gs.tsv": "3\n" },
    line: 1,
    sentence: "word2sense.gs.tsv contains only scores. Choose word2sense.input.tsv together with it.",
  },
];

/** The same of every other task type. */
export const wrongItems: WrongFile[] = [
  ...wrongSummaries,
  ...choices,
  ...writing,
  ...rankings,
  ...best,
  ...typed,
  ...senses,
];
