"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { controlStyle } from "./control-style";
import type { FieldControl } from "./field";
import { findOption } from "./find-option";
import type { Option } from "./select";

interface MultiSelectProps extends FieldControl {
  /** What stands in the empty field. */
  placeholder: string;
  options: readonly Option[];
  value: readonly string[];
  onChoose: (value: string[]) => void;
  /** Whether what was entered is none of the options. */
  onUnknown: (isUnknown: boolean) => void;
}

/** Several of many: the browser's own list narrows as one types, Enter takes an entry, and each can be removed. */
export function MultiSelect(props: MultiSelectProps) {
  const { placeholder, options, value, onChoose, onUnknown, ...control } = props;
  const t = useTranslations("organizer.ui");
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const nameOf = (each: string) => options.find((option) => option.value === each)?.name ?? each;

  const enter = (written: string) => {
    const option = findOption(options, written);
    onUnknown(option === undefined && written.trim() !== "");
    if (option === undefined) return;
    setText("");
    if (!value.includes(option.value)) onChoose([...value, option.value]);
  };
  const remove = (removed: string) => {
    onChoose(value.filter((each) => each !== removed));
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1">
      {value.length > 0 ? (
        <ul className="flex max-w-xl flex-wrap gap-1">
          {value.map((each) => (
            <li
              key={each}
              className="inline-flex items-center rounded-cell border border-hairline bg-sunken ps-2 text-label"
            >
              {nameOf(each)}
              <button
                type="button"
                aria-label={t("removeName", { name: nameOf(each) })}
                className="inline-flex size-8 cursor-pointer items-center justify-center rounded-cell text-muted hover:text-text pointer-coarse:size-11"
                onClick={() => remove(each)}
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        {...control}
        ref={input}
        list={`${control.id}-options`}
        autoComplete="off"
        placeholder={placeholder}
        className={`${controlStyle} max-w-sm`}
        value={text}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          // Chosen from the browser's list rather than typed.
          if ("inputType" in nativeEvent && nativeEvent.inputType === "insertReplacementText")
            enter(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") enter(text);
        }}
        onBlur={() => enter(text)}
      />
      <datalist id={`${control.id}-options`}>
        {options
          .filter((option) => !value.includes(option.value))
          .map((option) => (
            <option key={option.value} value={option.name} />
          ))}
      </datalist>
    </div>
  );
}
