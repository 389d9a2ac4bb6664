"use client";

import type { OrganizerView } from "@/app/_organizer/task/organizer-view";
import type { TaskFigures } from "@/server/domain/agreement/task-figures";
import { BestWorstFiguresTable } from "./best-worst-figures";

function Scores({ figures }: { figures: TaskFigures }) {
  return figures.type === "best-worst" ? <BestWorstFiguresTable figures={figures} /> : null;
}

/** The pairs stand at the numbers to choose from. */
export const bestWorstView: OrganizerView = { Item: null, Figures: Scores };
