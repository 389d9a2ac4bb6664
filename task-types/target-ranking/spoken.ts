"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { RankingNews } from "./ranking-state";
import { ordinalOf, type RankingTexts } from "./ranking-texts";

/** What a screen reader says when something happened to a group. @param names of its candidates */
export function spoken(news: RankingNews, names: readonly string[], texts: RankingTexts): string {
  const size = names.length;
  const nameOf = (candidate: number) => names[candidate] ?? "";
  const spokenPlace = (candidate: number, place: number | null) =>
    place === null
      ? fill(texts.hasNoPlace, { candidate: nameOf(candidate) })
      : fill(texts.isAt, { candidate: nameOf(candidate), ordinal: ordinalOf(texts, place) });

  switch (news.happened) {
    case "picked": {
      const candidate = nameOf(news.candidate);
      return news.place === null
        ? fill(texts.picked, { candidate })
        : fill(texts.pickedAt, { candidate, ordinal: ordinalOf(texts, news.place) });
    }
    case "over": {
      const place = news.place + 1;
      return news.occupant === null
        ? fill(texts.overFree, { place, size })
        : fill(texts.overTaken, { place, size, occupant: nameOf(news.occupant) });
    }
    case "placed": {
      const { displaced } = news;
      const sentences = [
        spokenPlace(news.candidate, news.place),
        ...(displaced === null ? [] : [spokenPlace(displaced.candidate, displaced.place)]),
        ...(news.allPlaced ? [fill(texts.allPlaced, { size })] : []),
      ];
      return sentences.join(" ");
    }
    case "out":
      return fill(texts.takenOut, { candidate: nameOf(news.candidate), placed: news.placed, size });
    case "given-up":
      return fill(texts.givenUp, { candidate: nameOf(news.candidate) });
    case "nothing-picked":
      return texts.chooseFirst;
  }
}

/** The mark beside a candidate that had to give way; null where there is nothing to mark. */
export function markOf(
  candidate: number,
  { lost, news }: { lost: readonly number[]; news: RankingNews | null },
  texts: RankingTexts,
): string | null {
  if (lost.includes(candidate)) return texts.noPlace;
  const displaced = news?.happened === "placed" ? news.displaced : null;
  return displaced?.candidate === candidate && displaced.place !== null
    ? fill(texts.nowAt, { ordinal: ordinalOf(texts, displaced.place) })
    : null;
}
