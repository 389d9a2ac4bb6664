"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectChange, ProjectDetail } from "@/server/domain/project/contracts";
import { useState } from "react";

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
    else router.replace(`/projects/${saved.slug}/setup`);
  };
  const fields = update.isError ? fieldSentencesOf(update.error) : {};
  // A change may be refused for what it does to another field; that is said here, too.
  const error = fields[path] ?? Object.values(fields)[0] ?? sentenceOf(update.error);
  return {
    save: (change: ProjectChange) => update.mutate({ project, ...change }, { onSuccess: afterSaving }),
    saving: update.isPending,
    savedAt: update.isError ? null : savedAt,
    error: update.isError ? error : undefined,
  };
}
