"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { LeasedItem } from "@/server/domain/task/wire";
import type { BestWorstChoice } from "./best-worst-choice";

export type BestWorstItem = Extract<LeasedItem, { type: "best-worst" }>;

type Texts = WidgetTexts["best-worst"];

/** A pair by its number, as in "2: car : road"; empty for a number that was not shown. */
export function pairInWords({ pairs }: BestWorstItem, number: number, texts: Texts): string {
  const pair = pairs[number - 1];
  return pair === undefined ? "" : fill(texts.numbered, { number, pair: pair.join(" : ") });
}

/** All pairs by their numbers. */
export const listedPairs = (item: BestWorstItem, texts: Texts): string =>
  item.pairs.map((_, at) => pairInWords(item, at + 1, texts)).join("; ");

/** An answer in words, as in "most 2, least 4". */
export const choiceInWords = ({ most, least }: BestWorstChoice, texts: Texts): string =>
  most === null || least === null ? "" : fill(texts.both, { most, least });
