"use client";

import { useTranslations } from "next-intl";
import type { ShownBatch } from "@/server/domain/batch/contracts";

const looks = {
  prepared: "border-warn bg-warn-tint text-warn",
  paused: "border-warn bg-warn-tint text-warn",
  stopped: "border-control text-muted",
} as const;

/** Why the items of a batch are not given out; nothing where they are. */
export function BatchStateMark({ batch }: { batch: Pick<ShownBatch, "state" | "hold"> }) {
  const t = useTranslations("organizer.batches.states");
  const state = batch.state === "prepared" ? "prepared" : batch.hold;
  if (state === null) return null;
  return (
    <span className={`rounded-cell border px-1.5 text-small whitespace-nowrap ${looks[state]}`}>
      {t(state)}
    </span>
  );
}
