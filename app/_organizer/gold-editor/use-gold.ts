"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { EditedGold } from "./edited-item";

/** Saving, switching and taking away one item's known answer, with the sentences for what was refused. */
export function useGold(project: string, itemId: string, onDone: () => void) {
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const onSuccess = () => {
    onDone();
    router.refresh();
  };
  const set = useMutation(trpc.gold.set.mutationOptions({ onSuccess }));
  const setEnabled = useMutation(trpc.gold.setEnabled.mutationOptions({ onSuccess }));
  const remove = useMutation(trpc.gold.remove.mutationOptions({ onSuccess }));
  const error = set.error ?? setEnabled.error ?? remove.error;
  return {
    /** @param reason why it changes; a draft needs none. */
    set: (gold: EditedGold, reason = "") => set.mutate({ project, itemId, ...gold, reason }),
    setEnabled: (enabled: boolean, reason = "") => setEnabled.mutate({ project, itemId, enabled, reason }),
    /** @param dimension what is known on this one alone. */
    remove: (dimension: string) => remove.mutate({ project, itemId, dimension }),
    forget: () => {
      set.reset();
      setEnabled.reset();
    },
    busy: set.isPending || setEnabled.isPending || remove.isPending,
    error,
    errors: (error ? fieldSentencesOf(error) : {}) as Record<string, string | undefined>,
    refusal: error ? sentenceOf(error) : null,
  };
}

export type Gold = ReturnType<typeof useGold>;
