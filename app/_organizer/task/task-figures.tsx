"use client";

import type { TaskFigures as Figures } from "@/server/domain/agreement/task-figures";
import { organizerViews } from "@/task-types/organizer-views";

/** The figures that only the project's task type has. */
export function TaskFiguresSection({ figures }: { figures: Figures }) {
  const View = organizerViews[figures.type]?.Figures;
  return View === undefined ? null : <View figures={figures} />;
}
