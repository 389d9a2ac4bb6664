"use client";

import { lazy, type ComponentType, type Dispatch } from "react";
import type { HitProject } from "@/app/_annotator/hit/hit-project";
import type { HitAction, HitState, InputKind } from "@/app/_annotator/hit/hit-state";
import type { HitTexts } from "@/app/_annotator/hit/hit-texts";
import type { Feedback } from "@/server/domain/assignment/contracts";
import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import type { AnswerForm, Answers, ItemOf } from "@/server/domain/task/answer-form";
import type { TaskType } from "@/server/domain/task/task-types";
import type { LeasedItem } from "@/server/domain/task/wire";

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

interface WidgetDefinition<Item> extends AnswerForm<Item> {
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
