import { useTranslations } from "next-intl";
import { Button } from "@/app/_components/ui/button";
import { Field } from "@/app/_components/ui/field";
import { Select } from "@/app/_components/ui/select";
import { goldFilters, type GoldFilterName } from "./filter-gold";

/** Which gold items to show, as a plain form, so that the address holds it. */
export function GoldFilter({ show }: { show: GoldFilterName }) {
  const t = useTranslations("organizer.gold");
  return (
    <form key={show} role="search" className="flex flex-wrap items-end gap-3">
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
