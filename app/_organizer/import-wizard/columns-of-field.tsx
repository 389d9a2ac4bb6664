"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";

interface ColumnsOfFieldProps {
  label: string;
  header: readonly string[];
  /** What a column is called on the screen. */
  nameOf: (column: string) => string;
  chosen: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** The columns that hold a field together, in their order in the table. */
export function ColumnsOfField({ label, header, nameOf, chosen, onChange }: ColumnsOfFieldProps) {
  const t = useTranslations("organizer.import");
  const toggle = (column: string) =>
    onChange(header.filter((each) => (each === column ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="text-label font-semibold">{t("severalColumns", { field: label })}</legend>
      <div className="max-h-56 overflow-y-auto">
        {header.map((column) => (
          <Check
            key={column}
            type="checkbox"
            checked={chosen.includes(column)}
            onChange={() => toggle(column)}
            label={nameOf(column)}
          />
        ))}
      </div>
    </fieldset>
  );
}
