"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { MultiSelect } from "@/app/_ui/multi-select";
import type { FilterList } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyFilter } from "@/server/domain/recruiter/prolific/vendor";
import { FilterBounds } from "./filter-bounds";

interface ChosenFilterProps {
  filter: StudyFilter;
  /** The filter in Prolific's list; undefined where the list is not here, or has it no more. */
  known: FilterList[number] | undefined;
  isListKnown: boolean;
  error: string | undefined;
  onChange: (filter: StudyFilter) => void;
  onRemove: () => void;
}

/** A filter of the plan: its choices or its bounds. */
export function ChosenFilter({ filter, known, isListKnown, error, onChange, onRemove }: ChosenFilterProps) {
  const t = useTranslations("organizer.prolific.filters");
  const name = known?.title ?? filter.filter_id;
  const options = (known?.choices ?? []).map(({ id, title }) => ({ value: id, name: title }));
  return (
    <div className="flex max-w-2xl flex-col gap-2 rounded-cell border border-hairline p-3">
      {"selected_values" in filter ? (
        <Field label={name} hint={known?.description} error={error}>
          {(control) => (
            <MultiSelect
              {...control}
              placeholder={t("chooseValues")}
              options={options}
              value={filter.selected_values}
              onChoose={(values) => onChange({ ...filter, selected_values: values })}
              onUnknown={() => undefined}
            />
          )}
        </Field>
      ) : (
        <FilterBounds
          name={name}
          hint={known?.description}
          bounds={{ min: known?.min ?? null, max: known?.max ?? null }}
          range={filter.selected_range}
          error={error}
          onRange={(selected_range) => onChange({ ...filter, selected_range })}
        />
      )}
      {isListKnown && known === undefined ? <p className="text-label text-warn">{t("gone")}</p> : null}
      <Button
        variant="quiet"
        className="self-start"
        aria-label={t("removeName", { name })}
        onClick={onRemove}
      >
        {t("remove")}
      </Button>
    </div>
  );
}
