"use client";

import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { TextWord } from "@/server/domain/pyramid/text-words";
import type { UnitMarkingItem } from "@/server/domain/task/unit-marking/wire";

export type MarkingTexts = WidgetTexts["unit-marking"];
export type MarkingItem = UnitMarkingItem & { key: string };

/** A summary with the words that can be marked in it. */
export interface ShownSummary {
  heading: string;
  text: string;
  words: readonly TextWord[];
}
