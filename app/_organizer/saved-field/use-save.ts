"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { thrownRefusal } from "@/app/_trpc/refusal";
import type { ProjectChange, ProjectDetail } from "@/server/domain/project/contracts";
import { conflictsOf } from "./conflict";

/** What becomes of a change once the server has answered. */
export interface SaveAnswer {
  onSaved?: () => void;
  onRefused?: (error: unknown) => void;
}

/** Saves one field of a project: when it was last saved, and the sentence to show at the field if it was refused. */
export function useSave(project: string, path: string) {
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const update = useMutation(trpc.project.update.mutationOptions({ scope: { id: `project ${project}` } }));
  const afterSaving = (saved: ProjectDetail) => {
    setSavedAt(new Date().toISOString());
    if (saved.slug === project) router.refresh();
    else router.replace(`/projects/${saved.slug}/basics`);
  };
  const fields = update.isError ? fieldSentencesOf(update.error) : {};
  // A change may be refused for what it does to another field; that is said here, too.
  const error = fields[path] ?? Object.values(fields)[0] ?? sentenceOf(update.error);
  const conflict = update.isError
    ? (conflictsOf(update.error).find(({ field }) => field === path) ?? null)
    : null;
  return {
    /** @param was what the same change would have to say to leave all as it was when it was last seen. */
    save: (change: ProjectChange, was: ProjectChange, { onSaved, onRefused }: SaveAnswer = {}) =>
      update.mutate(
        { project, ...change, was },
        {
          onSuccess: (saved) => {
            onSaved?.();
            afterSaving(saved);
          },
          onError: (refusal) => onRefused?.(refusal),
        },
      ),
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
