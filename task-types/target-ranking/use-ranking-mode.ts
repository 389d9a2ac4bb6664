"use client";

import { useState, useSyncExternalStore } from "react";
import { changeDisplay, displaySettings } from "@/app/_annotator/display-menu/display-settings";
import { startingMode, type RankingMode } from "@/server/domain/task/target-ranking/ranking-mode";

const phone = "(max-width: 39.99rem)";

const watchPhone = (onChange: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** How this person ranks, as they last chose in this browser; a group of many starts with the list on a phone. */
export function useRankingMode(candidates: number): [RankingMode, (mode: RankingMode) => void] {
  const [chosen, setChosen] = useState<RankingMode | null>(null);
  const isPhone = useSyncExternalStore(
    watchPhone,
    () => matchMedia(phone).matches,
    () => false,
  );
  const remembered = useSyncExternalStore(
    () => () => undefined,
    () => displaySettings().ranking ?? null,
    () => null,
  );
  const choose = (mode: RankingMode) => {
    setChosen(mode);
    changeDisplay("ranking", mode);
  };
  return [startingMode(chosen ?? remembered, candidates, isPhone), choose];
}
