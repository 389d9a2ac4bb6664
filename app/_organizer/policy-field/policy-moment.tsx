"use client";

import { useState } from "react";
import { TextInput } from "@/app/_ui/text-input";
import { useTimeZone } from "@/app/_ui/time-zone";
import { localMoment, readMoment } from "./local-moment";
import type { PolicyFieldProps } from "./policy-form";
import { PolicyFrame } from "./policy-frame";

interface PolicyMomentProps<T> extends PolicyFieldProps<T> {
  /** ISO 8601; null for none. */
  value: string | null;
  partOf: (value: string | null) => Partial<T>;
}

/** A date and time of day in the reader's time zone, saved when it is left. */
export function PolicyMoment<T>({ form, path, label, hint, value, partOf }: PolicyMomentProps<T>) {
  const timeZone = useTimeZone();
  /** Null until something is typed: only the browser knows the time zone of what is saved. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PolicyFrame label={label} hint={hint} state={form.stateOf(path, 1)}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          className="max-w-60"
          value={typed ?? localMoment(value, timeZone)}
          onChange={({ target }) => {
            setTyped(target.value);
            form.type(partOf(readMoment(target.value)), path);
          }}
          onBlur={() => form.leave(path)}
        />
      )}
    </PolicyFrame>
  );
}
