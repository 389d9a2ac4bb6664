"use client";

import { lazy, type ComponentType, type ReactNode } from "react";
import { WidgetContext } from "@/app/_annotator/widget/use-widget";
import type { Widget } from "@/app/_annotator/widget/widget";
import type { TaskType } from "@/server/domain/task/task-types";

type Provider = ComponentType<{ children: ReactNode }>;

const provide = (widget: Widget): Provider =>
  function WidgetProvider({ children }) {
    return <WidgetContext value={widget}>{children}</WidgetContext>;
  };

const fetched = (load: () => Promise<Widget>) => lazy(async () => ({ default: provide(await load()) }));

/** How each task type is answered. Each is fetched with its first page, so that no page carries the scripts of another. */
const providers: Record<TaskType, Provider> = {
  "pair-rating": fetched(async () => (await import("./pair-rating/widget")).pairRatingWidget),
  "typed-rating": fetched(async () => (await import("./typed-rating/widget")).typedRatingWidget),
  "target-ranking": fetched(async () => (await import("./target-ranking/widget")).targetRankingWidget),
  "pair-writing": fetched(async () => (await import("./pair-writing/widget")).pairWritingWidget),
  "word-to-sense": fetched(async () => (await import("./word-to-sense/widget")).wordToSenseWidget),
  choice: fetched(async () => (await import("./choice/widget")).choiceWidget),
  "direct-rating": fetched(async () => (await import("./direct-rating/widget")).directRatingWidget),
  "unit-marking": fetched(async () => (await import("./unit-marking/widget")).unitMarkingWidget),
  "best-worst": fetched(async () => (await import("./best-worst/widget")).bestWorstWidget),
};

/** Gives what is in it the widget of a task type. */
export function WidgetOf({ type, children }: { type: TaskType; children: ReactNode }) {
  const Provider = providers[type];
  return <Provider>{children}</Provider>;
}
