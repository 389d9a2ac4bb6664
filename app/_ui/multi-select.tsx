"use client";

import { Combobox } from "@base-ui/react/combobox";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { controlStyle } from "./control-style";
import type { FieldControl } from "./field";
import { matchingOptions, meantOption } from "./matching-options";
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

/** Several of many: a list narrows as one types, Enter takes its first entry, and each can be removed. */
export function MultiSelect(props: MultiSelectProps) {
  const { placeholder, options, value, onChoose, onUnknown, ...control } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const remaining = options.filter((option) => !value.includes(option.value));
  const matching = matchingOptions(remaining, text);
  const chosen = value.map((each) => optionOf(options, each));

  const choose = (values: string[]) => {
    onUnknown(false);
    onChoose(values);
  };
  const enter = () => {
    const meant = meantOption(options, text);
    onUnknown(meant === undefined && text.trim() !== "");
    if (meant !== undefined && !value.includes(meant.value)) onChoose([...value, meant.value]);
  };
  const remove = (removed: string) => {
    onChoose(value.filter((each) => each !== removed));
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1">
      <ChosenOptions options={chosen} onRemove={remove} />
      <Combobox.Root
        multiple
        autoHighlight
        items={matching}
        filter={null}
        itemToStringLabel={({ name }: Option) => name}
        isItemEqualToValue={(a: Option, b: Option) => a.value === b.value}
        value={chosen}
        onValueChange={(next: Option[], { reason, cancel }) => {
          // Escape in a closed list would take all away, and each change is saved at once.
          if (reason === "escape-key") return cancel();
          choose(next.map((option) => option.value));
        }}
        // What was written when the list closes counts, except that Escape gives it up.
        onOpenChange={(isOpen, { reason }) => {
          if (!isOpen && reason !== "escape-key") enter();
        }}
        inputValue={text}
        onInputValueChange={setText}
      >
        <Combobox.Input
          {...control}
          ref={input}
          autoComplete="off"
          placeholder={placeholder}
          className={`${controlStyle} max-w-sm`}
        />
        <Combobox.Portal>
          <Combobox.Positioner align="start" sideOffset={4} className="z-10 outline-none">
            <Combobox.Popup className="w-(--anchor-width) rounded-card border border-control bg-surface shadow-lg data-empty:hidden">
              <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1">
                {(option: Option) => (
                  <Combobox.Item
                    key={option.value}
                    value={option}
                    className="flex min-h-8 cursor-default items-center rounded-cell px-2 text-label data-highlighted:bg-sunken pointer-coarse:min-h-11"
                  >
                    {option.name}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}

/** An entry that left the list since it was chosen keeps its value as its name. */
function optionOf(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, name: value };
}

interface ChosenOptionsProps {
  options: readonly Option[];
  onRemove: (value: string) => void;
}

function ChosenOptions({ options, onRemove }: ChosenOptionsProps) {
  const t = useTranslations("organizer.ui");
  if (options.length === 0) return null;
  return (
    <ul className="flex max-w-xl flex-wrap gap-1">
      {options.map(({ value, name }) => (
        <li
          key={value}
          className="inline-flex items-center rounded-cell border border-hairline bg-sunken ps-2 text-label"
        >
          {name}
          <button
            type="button"
            aria-label={t("removeName", { name })}
            className="inline-flex size-8 cursor-pointer items-center justify-center rounded-cell text-muted hover:text-text pointer-coarse:size-11"
            onClick={() => onRemove(value)}
          >
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
