"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/app/_trpc/client";
import type { TranslationChange } from "@/server/domain/translation/contracts";
import { useSaving, type SaveAnswer } from "../saved-field/use-saving";

/** Which text is translated: one of the project's, or the explanation of a known answer. */
export type TranslatedPlace = { place: string } | { itemId: string; item: string; dimension: string };

/** A text as it is to be. */
export interface TranslatedTo {
  text: string;
}

/** How conflicts name a text. */
export const translationPath = (language: string, of: TranslatedPlace): string =>
  "place" in of ? `${language}.${of.place}` : `${language}.explanation:${of.item}:${of.dimension}`;

function changeOf(of: TranslatedPlace, text: string, was: string | undefined): TranslationChange {
  const changed = { text, ...(was !== undefined && { was }) };
  if ("place" in of) return { texts: [{ place: of.place, ...changed }], explanations: [] };
  const { itemId, dimension } = of;
  return { texts: [], explanations: [{ itemId, dimension, ...changed }] };
}

/** Saves one translated text, and says how that stands. */
export function useSaveTranslation(project: string, language: string, of: TranslatedPlace) {
  const trpc = useTRPC();
  const router = useRouter();
  const change = useMutation(
    trpc.translation.change.mutationOptions({ scope: { id: `translations ${project}` } }),
  );
  const { noteSaved, ...state } = useSaving(change, translationPath(language, of));
  return {
    ...state,
    save: (to: TranslatedTo, was: TranslatedTo | null, { onSaved, onRefused }: SaveAnswer) =>
      change.mutate(
        { project, language, ...changeOf(of, to.text, was?.text) },
        {
          onSuccess: () => {
            onSaved?.();
            noteSaved();
            router.refresh();
          },
          onError: (refusal) => onRefused?.(refusal),
        },
      ),
  };
}
