"use client";

import { useState } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { thrownRefusal } from "@/app/_trpc/refusal";
import { conflictsOf } from "./conflict";

/** What becomes of a change once the server has answered. */
export interface SaveAnswer {
  onSaved?: () => void;
  onRefused?: (error: unknown) => void;
}

/** What a mutation tells of itself. */
interface Saving {
  isError: boolean;
  isPending: boolean;
  error: unknown;
  reset: () => void;
}

/**
 * How the saving of one field stands: when it was last saved, and the sentence to show at the field if it was refused.
 * @param path the field as the input and conflicts name it
 */
export function useSaving(update: Saving, path: string) {
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const fields = update.isError ? fieldSentencesOf(update.error) : {};
  // A change may be refused for what it does to another field; that is said here, too.
  const error = fields[path] ?? Object.values(fields)[0] ?? sentenceOf(update.error);
  const conflict = update.isError
    ? (conflictsOf(update.error).find(({ field }) => field === path) ?? null)
    : null;
  return {
    noteSaved: () => setSavedAt(new Date().toISOString()),
    saving: update.isPending,
    savedAt: update.isError ? null : savedAt,
    error: update.isError && conflict === null ? error : undefined,
    /** Whether trying again later may do. */
    isPassing:
      update.isError && ["unreachable", "busy", "rate_limited"].includes(thrownRefusal(update.error).reason),
    /** Whether it was refused for its form, as what is still being typed often is. */
    isHalfTyped: update.isError && thrownRefusal(update.error).reason === "invalid_input",
    conflict,
    reset: () => update.reset(),
  };
}
