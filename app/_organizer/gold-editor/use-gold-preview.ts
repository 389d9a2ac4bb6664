"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/app/_trpc/client";
import type { EditedGold } from "./edited-item";

/** A gold item as it would be. */
export interface GoldDraft {
  gold: EditedGold;
  enabled: boolean;
}

/** What would follow from a change; while that is computed, the figures of the change before. */
export function useGoldPreview(project: string, itemId: string, planned: GoldDraft | null) {
  const trpc = useTRPC();
  const { gold, enabled } = planned ?? { gold: null, enabled: true };
  return useQuery(
    trpc.gold.previewChange.queryOptions(
      { project, itemId, answer: 0, tolerance: 0, accepted: [], explanation: "", ...gold, enabled },
      { enabled: planned !== null, placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 },
    ),
  );
}

export type GoldPreviewQuery = ReturnType<typeof useGoldPreview>;
