"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { thrownRefusal } from "@/app/_trpc/refusal";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { forgetText, keepText, keptText } from "./kept-text";
import { useForeignValue } from "./use-foreign-value";
import { useSave } from "./use-save";
import type { SaveAnswer, useSaving } from "./use-saving";

/** So long after the last key what was typed is saved. */
const pauseMs = 1_000;
const retryMs = 5_000;

interface TypedText<Change> {
  project: string;
  /** The field as the input names it, e.g. `settings.contactName`. */
  path: string;
  /** As it is saved. */
  value: string;
  /** What saving this text changes; a sentence where it cannot be saved. */
  changeOf: (text: string) => Change | { problem: string };
  /** A value of the setting as the field writes it. */
  textOf: (value: unknown) => string;
  /** For what has effects on every save, such as the project's address: saved only when the field is left. */
  onlyWhenLeft?: boolean;
  /** Whether the browser goes on keeping what the server refuses. */
  keepsRefused?: boolean;
}

/** How a change is saved, as the field sees it. */
type SavingOf<Change> = Omit<ReturnType<typeof useSaving>, "noteSaved"> & {
  save: (change: Change, was: Change | null, answer: SaveAnswer) => void;
};

/** A field of a project that is saved while one types. */
export function useTypedField(field: TypedText<ProjectChange>) {
  const { save, ...saving } = useSave(field.project, field.path);
  return useTypedText(field, {
    ...saving,
    save: (change, was, answer) => save(change, was ?? {}, answer),
  });
}

/**
 * A text that is saved while one types: the browser keeps the text until the server has taken it, so that a reload loses
 * nothing, and what somebody else saved meanwhile is shown before it is overwritten.
 */
export function useTypedText<Change extends object>(field: TypedText<Change>, saving: SavingOf<Change>) {
  const { project, path, value, changeOf, textOf, onlyWhenLeft = false, keepsRefused = true } = field;
  const place = `${project}:${path}`;
  const [text, setText] = useState(value);
  /** What the server has, as far as is known here. */
  const [base, setBase] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [isKept, setKept] = useState(false);
  /** What was typed last and waits to be saved. */
  const [pending, setPending] = useState<string | null>(null);

  // Another window's change is taken over; over what is typed here it is decided when that is saved.
  const noteOwn = useForeignValue(value, (theirs) => {
    if (text !== base) return;
    setBase(theirs);
    setText(theirs);
  });

  const forget = () => {
    forgetText(place);
    setKept(false);
  };
  const send = (next: string, from: string) => {
    // What was just sent is what stood there before this; that is known once it is answered.
    if (saving.saving) return setPending(next);
    setPending(null);
    if (next === from) {
      forget();
      saving.reset();
      setProblem(undefined);
      return;
    }
    const [change, was] = [changeOf(next), changeOf(from)];
    if ("problem" in change) {
      if (!keepsRefused) forget();
      return setProblem(change.problem);
    }
    setProblem(undefined);
    noteOwn(next);
    saving.save(change, "problem" in was ? null : was, {
      onRefused: (error) => {
        // Of a number the server has said all; a text is too dear to go with a reload.
        if (!keepsRefused && thrownRefusal(error).reason === "invalid_input") forget();
      },
      onSaved: () => {
        setBase(next);
        // What has been typed since is kept on; it is saved in its turn.
        if (keptText(place)?.text !== next) return;
        forget();
      },
    });
  };
  const type = (next: string) => {
    setText(next);
    setTyping(true);
    keepText(place, { text: next, was: base });
    setKept(true);
    if (!onlyWhenLeft) setPending(next);
  };
  const isBusy = saving.saving;
  const sendLatest = useEffectEvent((next: string) => send(next, base));
  const restore = useEffectEvent(() => {
    const found = keptText(place);
    if (found === null) return;
    if (found.text === value) return forgetText(place);
    setText(found.text);
    setBase(found.was);
    setKept(true);
    send(found.text, found.was);
  });
  useEffect(() => {
    // The server wrote the page without what only this browser has.
    const start = setTimeout(() => restore());
    return () => clearTimeout(start);
  }, []);
  useEffect(() => {
    if (pending === null || isBusy) return;
    const pause = setTimeout(() => sendLatest(pending), pauseMs);
    return () => clearTimeout(pause);
  }, [pending, isBusy]);
  const retry = useEffectEvent(() => send(text, base));
  const { isPassing } = saving;
  useEffect(() => {
    if (!isPassing) return;
    const again = setInterval(() => retry(), retryMs);
    return () => clearInterval(again);
  }, [isPassing]);

  const { conflict } = saving;
  const isUnfinished = isTyping && (saving.isHalfTyped || problem !== undefined);
  /** What will be tried again by itself is no error of the field. */
  const isWaiting = isKept && isPassing;
  return {
    text,
    type,
    leave: () => {
      setTyping(false);
      if (text !== base || problem !== undefined) send(text, base);
    },
    isKept,
    saving: saving.saving,
    savedAt: problem === undefined ? saving.savedAt : null,
    error: isUnfinished ? undefined : (problem ?? (isWaiting ? undefined : saving.error)),
    conflict:
      conflict === null
        ? null
        : {
            ...conflict,
            values: { was: textOf(conflict.was), theirs: textOf(conflict.now), mine: text },
            keep: () => {
              const theirs = textOf(conflict.now);
              setText(theirs);
              setBase(theirs);
              send(theirs, theirs);
            },
            use: () => {
              const theirs = textOf(conflict.now);
              setBase(theirs);
              send(text, theirs);
            },
          },
  };
}

export type TypedFieldState = ReturnType<typeof useTypedField>;
