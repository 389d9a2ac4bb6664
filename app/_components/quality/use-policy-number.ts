"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PolicyForm } from "./policy-form";
import { numberKinds, readNumber, writeNumber, type NumberKindName } from "./written-number";

/** A number of a section's settings as its field shows and reads it. */
export interface PolicyNumberSource<T> {
  form: PolicyForm<T>;
  path: string;
  value: number | null;
  partOf: (value: number) => Partial<T>;
  /** What an empty field means; without it one is refused. */
  partIfEmpty?: Partial<T>;
  kind?: NumberKindName;
}

/** What the input of a number is given, and what becomes of it. */
export function usePolicyNumber<T>(source: PolicyNumberSource<T>) {
  const { form, path, value, partOf, partIfEmpty, kind = "plain" } = source;
  const t = useTranslations("organizer.ui");
  const [text, setText] = useState(() => writeNumber(value, kind));
  const [left, setLeft] = useState(text);
  const [unreadable, setUnreadable] = useState(false);
  const partFor = (written: string): Partial<T> | null => {
    if (written.trim() === "") return partIfEmpty ?? null;
    const number = readNumber(written, kind);
    return number === null ? null : partOf(number);
  };
  const type = (written: string) => {
    setText(written);
    const part = partFor(written);
    if (part !== null) form.type(part);
  };
  const leave = () => {
    if (text === left) return;
    const isReadable = partFor(text) !== null;
    setUnreadable(!isReadable);
    if (isReadable) {
      setLeft(text);
      form.leave(path);
    } else {
      form.type(partFor(left) ?? {});
    }
  };
  const state = form.stateOf(path, numberKinds[kind].factor);
  return {
    input: {
      value: text,
      inputMode: "decimal" as const,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onBlur: leave,
    },
    state: unreadable ? { ...state, error: t("notNumber"), savedAt: null } : state,
  };
}
