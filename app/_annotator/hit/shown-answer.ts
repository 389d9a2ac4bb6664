import type { Value } from "@/server/domain/task/answer-form";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { printedValue } from "../scale-input/printed-value";
import type { HitTemplates } from "./hit-texts";

/** An answer in words: "2, Share details"; empty where there is none. */
export function shownAnswer(scale: ShownScale, value: Value | undefined, texts: HitTemplates): string {
  if (value === undefined) return "";
  if (value === "NA") return texts.notApplicableLabel;
  if (typeof value !== "number") return "";
  const label = scale.points.find((point) => point.value === value)?.label ?? "";
  return label === "" ? printedValue(value) : `${printedValue(value)}, ${label}`;
}
