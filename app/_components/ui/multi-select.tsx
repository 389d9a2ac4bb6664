"use client";

import { Combobox } from "@base-ui/react/combobox";
import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FieldControl } from "./field";
import type { Option } from "./select";

interface MultiSelectProps extends FieldControl {
  /** What the list is called, and what stands in the empty field. */
  label: string;
  placeholder: string;
  options: readonly Option[];
  value: readonly string[];
  onChoose: (value: string[]) => void;
}

/** Several of many: typing narrows the list, Enter takes an entry, and each that was taken can be removed. */
export function MultiSelect({ label, placeholder, options, value, onChoose, ...control }: MultiSelectProps) {
  const t = useTranslations("organizer.ui");
  const chosen = value.map(
    (each) => options.find((option) => option.value === each) ?? { value: each, name: each },
  );
  return (
    <Combobox.Root
      multiple
      items={options}
      value={chosen}
      itemToStringLabel={(option) => option.name}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(next) => onChoose(next.map((option) => option.value))}
    >
      <Combobox.Chips
        aria-label={chosen.length > 0 ? t("chosenOf", { label }) : undefined}
        className="flex min-h-8 w-full max-w-xl flex-wrap items-center gap-1 rounded-cell border border-control bg-surface px-1 py-0.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:border-text pointer-coarse:min-h-11"
      >
        {chosen.map((option) => (
          <Combobox.Chip
            key={option.value}
            aria-label={option.name}
            className="flex items-center rounded-cell border border-control bg-sunken ps-2 text-label focus-visible:outline-offset-0"
          >
            {option.name}
            <Combobox.ChipRemove
              aria-label={t("removeName", { name: option.name })}
              className="inline-flex size-6 cursor-pointer items-center justify-center pointer-coarse:size-11"
            >
              <X aria-hidden size={14} />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        <Combobox.Input
          {...control}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          className="min-h-6 min-w-32 flex-1 bg-transparent px-1 text-label text-text outline-none placeholder:text-muted pointer-coarse:min-h-11"
        />
      </Combobox.Chips>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start" className="z-10">
          <Combobox.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-cell border border-control bg-surface py-1 shadow-lg">
            <Combobox.Empty className="px-3 py-1 text-label text-muted empty:hidden">
              {t("noneMatches")}
            </Combobox.Empty>
            <Combobox.List>
              {(option: Option) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="grid min-h-8 cursor-pointer grid-cols-[1.25rem_1fr] items-center px-2 text-label data-highlighted:bg-accent-tint data-highlighted:text-accent pointer-coarse:min-h-11"
                >
                  <Combobox.ItemIndicator className="col-start-1">
                    <Check aria-hidden size={14} />
                  </Combobox.ItemIndicator>
                  <span className="col-start-2">{option.name}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
