"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { ShownSide } from "@/server/domain/task/word-to-sense/wire";

/** A word or a sense in one line, as a screen reader says it. */
export function spokenSide({ words, pos, gloss }: ShownSide, texts: WidgetTexts["word-to-sense"]): string {
  return fill(texts.spoken, { words: words.join(", "), pos: texts[pos], gloss: gloss ?? texts.noGloss });
}
