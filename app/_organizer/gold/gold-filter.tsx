import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import { goldFilters, type GoldPageInput } from "@/server/domain/gold/contracts";

/** Search and filter as a plain form, so that the address holds it. */
export function GoldFilter({ query: { show, search } }: { query: GoldPageInput }) {
  const t = useTranslations("organizer.gold");
  return (
    <form key={`${show} ${search}`} role="search" className="flex flex-wrap items-end gap-3">
      <Field label={t("search")}>
        {(control) => <TextInput {...control} type="search" name="search" defaultValue={search} />}
      </Field>
      <Field label={t("show")}>
        {(control) => (
          <Select
            {...control}
            name="show"
            defaultValue={show}
            options={goldFilters.map((value) => ({ value, name: t(`filters.${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit">{t("apply")}</Button>
    </form>
  );
}
