import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import type { SettingName } from "@/server/domain/rehearsal/rehearsal";
import { triedFields, type TriedValues } from "./tried-fields";

/** The settings as they are, in words. */
export function PresentSetting({ values }: { values: TriedValues }) {
  const t = useTranslations("organizer.rehearsal");
  const format = useFormatter();
  return (
    <section aria-label={t("asNow")} className="flex flex-col gap-3 rounded-card border border-hairline p-3">
      <h3 className="text-label font-semibold">{t("asNow")}</h3>
      <dl className="grid grid-cols-[1fr_max-content] gap-x-3 gap-y-1 text-label">
        {triedFields.map((field) => {
          const value = field.of(values);
          if (value === null) return null;
          const text =
            field.kind === "choice"
              ? t(`options.${value as "none"}`)
              : format.number(Number(value), { minimumFractionDigits: field.decimals });
          return (
            <div key={field.name} className="contents">
              <dt className="text-muted">{t(`fields.${field.name}`)}</dt>
              <dd className="text-end tabular-nums">{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface TriedSettingProps {
  name: SettingName;
  values: TriedValues;
  onValues: (values: TriedValues) => void;
  onRemove: () => void;
}

/** Another way to set the project, to be compared. */
export function TriedSetting({ name, values, onValues, onRemove }: TriedSettingProps) {
  const t = useTranslations("organizer.rehearsal");
  const title = t("setting", { name });
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-card border border-hairline p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-label font-semibold">{title}</h3>
        <Button variant="quiet" aria-label={t("removeSetting", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        {triedFields.map((field) => {
          const value = field.of(values);
          if (value === null) return null;
          return (
            <Field key={field.name} label={t(`fields.${field.name}`)}>
              {(control) =>
                field.kind === "choice" ? (
                  <Select
                    {...control}
                    value={String(value)}
                    options={field.options.map((option) => ({
                      value: option,
                      name: t(`options.${option as "none"}`),
                    }))}
                    onChoose={(chosen) => onValues(field.with(values, chosen))}
                  />
                ) : (
                  <NumberField
                    {...control}
                    value={Number(value)}
                    min={field.min}
                    max={field.max}
                    decimals={field.decimals}
                    onValue={(number) => onValues(field.with(values, number))}
                  />
                )
              }
            </Field>
          );
        })}
      </div>
    </section>
  );
}
