"use client";

import { useEffect, useState } from "react";
import type { RankingList } from "./ranking-list";

/**
 * The list, fetched when it is first wanted; null until then, where buttons are wanted, and without a network, so that
 * a group can always be ranked.
 */
export function useRankingList(wanted: boolean): typeof RankingList | null {
  const [list, setList] = useState<{ List: typeof RankingList } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import("./ranking-list").then(
      ({ RankingList: List }) => setList({ List }),
      () => undefined,
    );
  }, [wanted]);
  return wanted ? (list?.List ?? null) : null;
}
