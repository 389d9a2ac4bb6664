"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { ordinalOf, type RankingTexts } from "./ranking-texts";
import { ranksOf } from "./places";
import { keptValue } from "./ranking-value";
import type { TargetRankingItem } from "@/server/domain/task/target-ranking/wire";

type Candidates = TargetRankingItem["candidates"];

/** Candidates as they were ranked, most similar first: "1st musician, 2nd person". Empty while one has no place. */
export function inWords(candidates: Candidates, value: unknown, texts: RankingTexts): string {
  const ranks = ranksOf(keptValue(value, candidates.length).places);
  if (ranks === null) return "";
  const ranked = candidates.map(({ text }, at) => ({ text, rank: ranks[at] ?? 0 }));
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .map(({ text, rank }) => fill(texts.inOrder, { ordinal: ordinalOf(texts, rank - 1), candidate: text }))
    .join(", ");
}
