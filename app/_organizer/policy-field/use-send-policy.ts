"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { conflictsOf } from "@/app/_organizer/saved-field/conflict";
import { forgetText, keepText, keptText } from "@/app/_organizer/saved-field/kept-text";
import { useTRPC } from "@/app/_trpc/client";
import { thrownRefusal } from "@/app/_trpc/refusal";
import type { ProjectSettings } from "@/server/domain/project/project";
import { isSameValue } from "@/server/domain/project/overwritten";

type Settings = Partial<ProjectSettings>;

/** Sends the settings of a section, and keeps them in the browser until the server has taken them. */
export function useSendPolicy(project: string, place: string) {
  const router = useRouter();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isKept, setKept] = useState(false);
  /** Null where the last that was sent did not arrive, so that the same is worth sending again. */
  const [sent, setSent] = useState<{ next: Settings; from: Settings } | null>(null);
  const update = useMutation(
    useTRPC().project.update.mutationOptions({ scope: { id: `project ${project}` } }),
  );
  const keep = (next: Settings, from: Settings) => {
    keepText(place, { text: JSON.stringify(next), was: JSON.stringify(from) });
    setKept(true);
  };
  const forget = () => {
    forgetText(place);
    setKept(false);
  };
  const send = (next: Settings, from: Settings, onSaved: () => void) => {
    if (isSameValue(next, from)) {
      forget();
      if (update.isError) update.reset();
      return;
    }
    // The same on top of what somebody else has saved since is a change of its own.
    if (isSameValue({ next, from }, sent)) return;
    setSent({ next, from });
    keep(next, from);
    update.mutate(
      { project, settings: next, was: { settings: from } },
      {
        onSuccess: () => {
          onSaved();
          setSavedAt(new Date().toISOString());
          // What has been typed since is kept on; it is saved in its turn.
          if (isSameValue(readKept(place)?.next, next)) forget();
          router.refresh();
        },
        onError: (error) => {
          setSent(null);
          // The server has said all about it; after a reload the section is as it is saved.
          if (thrownRefusal(error).reason === "invalid_input") forget();
        },
      },
    );
  };
  return { update, savedAt, isKept, keep, send, conflicts: update.isError ? conflictsOf(update.error) : [] };
}

/** What was typed in a section before the page was left or reloaded; null where nothing was. */
export function readKept<T extends Settings>(place: string): { next: T; from: T } | null {
  const found = keptText(place);
  if (found === null) return null;
  try {
    // This program wrote it, and the server checks it as it checks all that comes.
    return { next: JSON.parse(found.text) as T, from: JSON.parse(found.was) as T };
  } catch {
    return null;
  }
}
