"use client";

import { createContext, use } from "react";
import type { Widget } from "./widget";

/** The widget of the task type whose page this is; the registry of task types gives it. */
export const WidgetContext = createContext<Widget | null>(null);

/** The widget of the task type whose page this is. @throws Error where no task type has been chosen. */
export function useWidget(): Widget {
  const widget = use(WidgetContext);
  if (widget === null) throw new Error("No task type has been chosen here.");
  return widget;
}
