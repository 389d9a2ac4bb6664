"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { ownProblem, problemElsewhere } from "./own-problem";
import type { FieldState, PolicyForm } from "./policy-form";

/**
 * The settings of one section: a draft that the consequences follow as one types, saved as a whole when a field is
 * left, because its fields mean something only together.
 */
export function usePolicy<K extends keyof ProjectSettings>(
  project: ProjectDetail,
  names: readonly K[],
): PolicyForm<Pick<ProjectSettings, K>> {
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [draft, setDraft] = useState(() => pick(project.settings, names));
  /** Null where the last that was sent did not arrive, so that the same is worth sending again. */
  const [sent, setSent] = useState<typeof draft | null>(draft);
  const [lastPath, setLastPath] = useState<string>();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const afterSaving = () => {
    setSavedAt(new Date().toISOString());
    router.refresh();
  };
  const update = useMutation(
    trpc.project.update.mutationOptions({
      scope: { id: `project ${project.slug}` },
      onSuccess: afterSaving,
      onError: () => setSent(null),
    }),
  );

  const save = (path: string, next: Pick<ProjectSettings, K>) => {
    if (JSON.stringify(next) === JSON.stringify(sent)) return;
    setSent(next);
    setLastPath(path);
    update.mutate({ project: project.slug, settings: next });
  };
  const stateOf = (path: string, factor: number): FieldState => {
    const problems = update.isError ? fieldSentencesOf(update.error, { [path]: factor }) : {};
    const isLast = path === lastPath;
    // A change may be refused for what it does to a field that is not here; that is said here, then.
    const atLast = update.isError
      ? (problemElsewhere(problems, names) ?? sentenceOf(update.error))
      : undefined;
    return {
      error: ownProblem(problems, path) ?? (isLast ? atLast : undefined),
      saving: isLast && update.isPending,
      savedAt: isLast && !update.isError ? savedAt : null,
    };
  };
  return {
    draft,
    type: (part) => setDraft({ ...draft, ...part }),
    leave: (path) => save(path, draft),
    choose: (path, part) => {
      const next = { ...draft, ...part };
      setDraft(next);
      save(path, next);
    },
    stateOf,
  };
}

function pick<T extends object, K extends keyof T>(settings: T, names: readonly K[]): Pick<T, K> {
  // Every name is a key of the settings, which the compiler cannot see through entries.
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<T, K>;
}
