import type { BatchChange, BatchChangeName, BatchList, ShownBatch } from "@/server/domain/batch/contracts";

/** What somebody has entered about a change. */
export interface ChangeDraft {
  name: string;
  overlap: number;
  by: number;
  /** In hundredths. */
  percent: number;
  seed: number;
}

export const firstDraft = ({ name, raises }: ShownBatch, { overlap }: BatchList): ChangeDraft => ({
  name,
  overlap,
  by: 1,
  percent: 100,
  // Another share than the last time.
  seed: raises.length + 1,
});

/** The change that is entered. */
export function enteredChange(name: BatchChangeName, draft: ChangeDraft): BatchChange {
  if (name === "raise") {
    return { change: name, by: draft.by, share: draft.percent / 100, seed: draft.seed };
  }
  if (name !== "open") return { change: name };
  const called = draft.name.trim();
  return { change: name, overlap: draft.overlap, ...(called !== "" && { name: called }) };
}
