"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { forgetText } from "@/app/_organizer/saved-field/kept-text";
import { useForeignValue } from "@/app/_organizer/saved-field/use-foreign-value";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { isSameValue } from "@/server/domain/project/overwritten";
import { ownProblem, problemElsewhere } from "./own-problem";
import type { FieldState, PolicyForm } from "./policy-form";
import { readKept, useSendPolicy } from "./use-send-policy";

/** So long after the last key what was typed is saved. */
const pauseMs = 1_000;

/**
 * The settings of one section: a draft that the consequences follow as one types, saved as a whole while one types,
 * because its fields mean something only together. The browser keeps it until the server has taken it.
 */
export function usePolicy<K extends keyof ProjectSettings>(
  project: ProjectDetail,
  names: readonly K[],
): PolicyForm<Pick<ProjectSettings, K>> {
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const saved = pick(project.settings, names);
  const [draft, setDraft] = useState(saved);
  /** What the server has, as far as is known here. */
  const [base, setBase] = useState(saved);
  const [lastPath, setLastPath] = useState<string>();
  /** What was typed last and waits to be saved, with its field. */
  const [pending, setPending] = useState<{ path: string; next: typeof draft } | null>(null);
  const place = `${project.slug}:${names.join(",")}`;
  const { update, savedAt, isKept, keep, conflicts, send } = useSendPolicy(project.slug, place);
  // Another window's change is taken over; over what is typed here it is decided when that is saved.
  const noteOwn = useForeignValue(saved, (theirs) => {
    if (!isSameValue(draft, base)) return;
    setBase(theirs);
    setDraft(theirs);
  });

  const save = (path: string, next: Pick<ProjectSettings, K>, from = base) => {
    // What was just sent is what stood there before this; that is known once it is answered.
    if (update.isPending) return setPending({ path, next });
    setPending(null);
    setLastPath(path);
    noteOwn(next);
    send(next, from, () => setBase(next));
  };
  const isBusy = update.isPending;
  const saveLatest = useEffectEvent((path: string, next: Pick<ProjectSettings, K>) => save(path, next));
  const restore = useEffectEvent(() => {
    const found = readKept<Pick<ProjectSettings, K>>(place);
    if (found === null || isSameValue(found.next, saved)) return forgetText(place);
    setDraft(found.next);
    setBase(found.from);
    save(`settings.${String(names[0])}`, found.next, found.from);
  });
  useEffect(() => {
    // The server wrote the page without what only this browser has.
    const start = setTimeout(() => restore());
    return () => clearTimeout(start);
  }, []);
  useEffect(() => {
    if (pending === null || isBusy) return;
    const pause = setTimeout(() => saveLatest(pending.path, pending.next), pauseMs);
    return () => clearTimeout(pause);
  }, [pending, isBusy]);

  const conflict = conflicts[0];
  const theirs = (): Pick<ProjectSettings, K> => ({
    ...base,
    // The server's own values of the fields that it names.
    ...(Object.fromEntries(
      conflicts.map(({ field, now }) => [field.replace(/^settings\./, ""), now]),
    ) as Partial<Pick<ProjectSettings, K>>),
  });
  const choice = (path: string) =>
    conflict && {
      ...conflict,
      keep: () => {
        setDraft(theirs());
        setBase(theirs());
        send(theirs(), theirs(), () => undefined);
      },
      use: () => {
        setBase(theirs());
        save(path, draft, theirs());
      },
    };
  const stateOf = (path: string, factor: number): FieldState => {
    const problems = update.isError ? fieldSentencesOf(update.error, { [path]: factor }) : {};
    const isLast = path === lastPath;
    // A change may be refused for what it does to a field that is not here; that is said here, then.
    const atLast = update.isError
      ? (problemElsewhere(problems, names) ?? sentenceOf(update.error))
      : undefined;
    return {
      error:
        conflict === undefined ? (ownProblem(problems, path) ?? (isLast ? atLast : undefined)) : undefined,
      saving: isLast && update.isPending,
      savedAt: isLast && !update.isError ? savedAt : null,
      isKept: isLast && isKept,
      conflict: isLast ? (choice(path) ?? null) : null,
    };
  };
  return {
    draft,
    type: (part, path) => {
      const next = { ...draft, ...part };
      setDraft(next);
      setLastPath(path);
      keep(next, base);
      setPending({ path, next });
    },
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
