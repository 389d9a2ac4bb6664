"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MultiSelect } from "@/app/_ui/multi-select";
import type { Option } from "@/app/_ui/select";
import type { PolicyFieldProps } from "./policy-form";
import { PolicyFrame } from "./policy-frame";

interface PolicyListProps<T> extends PolicyFieldProps<T> {
  /** What stands in the empty field. */
  placeholder: string;
  value: readonly string[];
  options: readonly Option[];
  partOf: (value: string[]) => Partial<T>;
}

/** Several of many, saved whenever one is taken or removed. */
export function PolicyList<T>(props: PolicyListProps<T>) {
  const { form, path, label, hint, placeholder, value, options, partOf } = props;
  const t = useTranslations("organizer.ui");
  const [isUnknown, setIsUnknown] = useState(false);
  const state = form.stateOf(path, 1);
  return (
    <PolicyFrame
      label={label}
      hint={hint}
      state={isUnknown ? { ...state, error: t("noneMatches"), savedAt: null } : state}
    >
      {(control) => (
        <MultiSelect
          {...control}
          placeholder={placeholder}
          options={options}
          value={value}
          onChoose={(next) => form.choose(path, partOf(next))}
          onUnknown={setIsUnknown}
        />
      )}
    </PolicyFrame>
  );
}
