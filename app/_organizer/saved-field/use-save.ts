"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/app/_trpc/client";
import type { ProjectChange, ProjectDetail } from "@/server/domain/project/contracts";
import { useSaving, type SaveAnswer } from "./use-saving";

/** Saves one field of a project, and says how that stands. */
export function useSave(project: string, path: string) {
  const trpc = useTRPC();
  const router = useRouter();
  const update = useMutation(trpc.project.update.mutationOptions({ scope: { id: `project ${project}` } }));
  const { noteSaved, ...state } = useSaving(update, path);
  const afterSaving = (saved: ProjectDetail) => {
    noteSaved();
    if (saved.slug === project) router.refresh();
    else router.replace(`/projects/${saved.slug}/basics`);
  };
  return {
    ...state,
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
  };
}
