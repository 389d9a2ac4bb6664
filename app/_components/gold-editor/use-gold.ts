"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { GoldChange } from "@/server/domain/gold/contracts";

/** Saving and taking away one item's known answer, with the sentences for what was refused. */
export function useGold(project: string, itemId: string, onDone: () => void) {
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const onSuccess = () => {
    onDone();
    router.refresh();
  };
  const set = useMutation(trpc.gold.set.mutationOptions({ onSuccess }));
  const remove = useMutation(trpc.gold.remove.mutationOptions({ onSuccess }));
  const error = set.error ?? remove.error;
  return {
    set: (gold: GoldChange) => set.mutate({ project, itemId, ...gold }),
    remove: () => remove.mutate({ project, itemId }),
    busy: set.isPending || remove.isPending,
    errors: (error ? fieldSentencesOf(error) : {}) as Record<string, string | undefined>,
    refusal: error ? sentenceOf(error) : null,
  };
}
