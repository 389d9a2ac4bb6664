"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PolicyForm } from "./policy-form";
import {
  numberKinds,
  readNumber,
  writeNumber,
  type NumberKindName,
  type UnreadNumber,
} from "./written-number";

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
  const [seen, setSeen] = useState(value);
  const [unread, setUnread] = useState<UnreadNumber | null>(null);
  const partFor = (written: string): Partial<T> | UnreadNumber => {
    if (written.trim() === "") return partIfEmpty ?? "notNumber";
    const number = readNumber(written, kind);
    return typeof number === "string" ? number : partOf(number);
  };
  // A value that did not come from this field, as one that somebody else saved, is shown in it.
  if (value !== seen) {
    setSeen(value);
    const own = text.trim() === "" ? null : readNumber(text, kind);
    if (own !== value) setText(writeNumber(value, kind));
  }
  const type = (written: string) => {
    setText(written);
    const part = partFor(written);
    if (typeof part !== "string") form.type(part, path);
  };
  const leave = () => {
    const part = partFor(text);
    setUnread(typeof part === "string" ? part : null);
    if (typeof part !== "string") form.leave(path);
  };
  const state = form.stateOf(path, numberKinds[kind].factor);
  return {
    input: {
      value: text,
      inputMode: "decimal" as const,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onBlur: leave,
    },
    state: unread === null ? state : { ...state, error: t(unread), savedAt: null },
  };
}
