import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { TaskType } from "./task-types";
import type { Answer, LeasedItem } from "./wire";

/** An answer as its widget keeps it: a number, "NA", the key of a part, or whatever JSON can hold. */
export type Value = number | string | readonly unknown[] | { readonly [name: string]: unknown };

/** By question. */
export type Answers = Readonly<Record<string, Value>>;

/** What can be answered on its own, in reading order: usually an item, of typed ratings each of its dimensions. */
export interface Question {
  /** Unique on the page; `data-pair` of the element that shows it. */
  key: string;
  itemKey: string;
  /** What digits answer; null where the widget reads keys itself. */
  scale: ShownScale | null;
  /** What it is called where answers are missing; null where it is its item's number. */
  name: string | null;
}

/** What the fields of a page mean to a question. */
export interface ChosenValue {
  key: string;
  value: Value;
  isComplete: boolean;
}

/** The item of a task type, as it is shown. */
export type ItemOf<Type extends TaskType> = Extract<LeasedItem, { type: Type }>;

/** How the items of a task type are answered by the fields of a page, with scripts or without. */
export interface AnswerForm<Item> {
  /** Fields alone cannot say what is answered; the page says so where no scripts run. */
  needsScripts?: true;
  questions: (item: Item) => Question[];
  /** What is sent of an item; null while something of it is not answered. */
  answerOf: (item: Item, answers: Answers) => Answer | null;
  /**
   * @param radios the chosen buttons of the whole page, value by name.
   * @param written what stands in its text fields, by name.
   * @param kept what this browser kept of the page, by question.
   */
  chosen: (
    item: Item,
    radios: ReadonlyMap<string, string>,
    written: ReadonlyMap<string, string>,
    kept: Answers,
  ) => ChosenValue[];
  /** The way back from what was sent of an item to what its page keeps; nothing where the answer is of another form. */
  enteredOf: (item: Item, answer: Answer) => Answers;
}

/** What the field of a typed number is called; a comment has the name of its item. */
export const numberName = (questionKey: string) => `${questionKey}.number`;
