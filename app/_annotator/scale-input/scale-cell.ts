import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { ProjectSettings } from "@/server/domain/project/project";
import { admissibleCount, admissibleValues } from "@/server/domain/scale/admissible-values";

/** One admissible value as it stands on the page; a value between two points has no label. */
export interface ScaleCell {
  value: number;
  label: string;
}

export type ScaleDirection = ProjectSettings["scaleDirection"];

const maxCells = 41;

/** Whether a scale admits so many values that a number is typed instead of chosen. */
export const isTyped = (scale: ShownScale) => admissibleCount(scale) > maxCells;

/** The values of a scale in reading order, each with the label of its point. */
export function scaleCells(scale: ShownScale, direction: ScaleDirection): ScaleCell[] {
  const labels = new Map(scale.points.map((point) => [point.value, point.label]));
  const cells = admissibleValues(scale).map((value) => ({ value, label: labels.get(value) ?? "" }));
  return direction === "low-first" ? cells : cells.reverse();
}
