"use client";

import { lazy, type ComponentType, type Dispatch } from "react";
import type { HitProject } from "@/app/_annotator/hit/hit-project";
import type { Answers, HitAction, HitState, InputKind, Value } from "@/app/_annotator/hit/hit-state";
import type { HitTexts } from "@/app/_annotator/hit/hit-texts";
import type { Feedback } from "@/server/domain/assignment/contracts";
import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { TaskType } from "@/server/domain/project/project";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";

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

/** What a radio button that was chosen before any script ran means to a question. */
export interface ChosenValue {
  key: string;
  value: Value;
  isComplete: boolean;
}

/** A page between its state and what stands on the screen. */
export interface ItemsProps {
  items: readonly LeasedItem[];
  /** "Page 4", where the focus came to the first item with its page. */
  arrivedOn: string | null;
  project: HitProject;
  state: HitState;
  dispatch: Dispatch<HitAction>;
  /** How the last press came. */
  inputKind: () => InputKind;
  texts: HitTexts;
  /** Keys do nothing while the page is not in the annotator's hands. */
  locked: boolean;
}

/** An item with what was answered and what would have been right. */
export interface AnsweredProps {
  item: LeasedItem;
  /** On each dimension that is told about. */
  feedback: readonly Feedback[];
  answers: Answers;
  project: HitProject;
  texts: HitTexts;
}

type ItemOf<Type extends TaskType> = Extract<LeasedItem, { type: Type }>;

interface WidgetDefinition<Item> {
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
  /** Whether A and B stand side by side where there is room; one answer for a whole page. */
  isSideBySide: (items: readonly Item[]) => boolean;
  /** What only this type knows of how the page stands on the screen. */
  conditions?: (root: Element, items: readonly Item[]) => SubmissionConditions;
  Items: ComponentType<ItemsProps>;
  /** Fetches what shows an item with its right answers; pages without feedback do without it. */
  loadAnswered: () => Promise<{ default: ComponentType<AnsweredProps> }>;
}

/** How one task type is answered in the browser. */
export type Widget = WidgetDefinition<LeasedItem> & { Answered: ComponentType<AnsweredProps> };

/** A widget whose functions are given items of its own type only, as the items of a page all are of its project's. */
export function defineWidget<Type extends TaskType>(definition: WidgetDefinition<ItemOf<Type>>): Widget {
  const widget = definition as unknown as WidgetDefinition<LeasedItem>;
  return { ...widget, Answered: lazy(widget.loadAnswered) };
}

/** Whether an item is of this type. */
export function isOf<Type extends TaskType>(type: Type, item: LeasedItem): item is ItemOf<Type> {
  return item.type === type;
}
