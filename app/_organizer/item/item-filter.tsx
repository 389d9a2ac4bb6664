import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import type { ItemQuery } from "./item-query";

const goldFilters = ["all", "gold", "other"] as const;

interface ItemFilterProps {
  query: ItemQuery;
  datasets: string[];
  /** The parts of the data; none where items belong to none. */
  splits: string[];
  /** Whether there can be gold. */
  isChecked: boolean;
}

/** Search and filters as a plain form, so that the address holds all of it. */
export function ItemFilterForm({ query, datasets, splits, isChecked }: ItemFilterProps) {
  const t = useTranslations("organizer.items");
  return (
    <form
      key={JSON.stringify(query)}
      role="search"
      className={`grid items-end gap-3 ${splits.length > 0 ? "middle:grid-cols-[2fr_1fr_1fr_1fr_auto]" : "middle:grid-cols-[2fr_1fr_1fr_auto]"}`}
    >
      <Field label={t("search")}>
        {(control) => <TextInput {...control} type="search" name="search" defaultValue={query.search} />}
      </Field>
      <Field label={t("dataset")}>
        {(control) => (
          <Select
            {...control}
            name="dataset"
            defaultValue={query.dataset ?? ""}
            options={[
              { value: "", name: t("allDatasets") },
              ...datasets.map((name) => ({ value: name, name })),
            ]}
          />
        )}
      </Field>
      {splits.length > 0 ? (
        <Field label={t("split")}>
          {(control) => (
            <Select
              {...control}
              name="split"
              defaultValue={query.split ?? ""}
              options={[
                { value: "", name: t("allSplits") },
                ...splits.map((name) => ({ value: name, name })),
              ]}
            />
          )}
        </Field>
      ) : null}
      {isChecked ? (
        <Field label={t("show")}>
          {(control) => (
            <Select
              {...control}
              name="gold"
              defaultValue={query.gold}
              options={goldFilters.map((value) => ({ value, name: t(`filters.${value}`) }))}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" className="justify-self-start">
        {t("apply")}
      </Button>
    </form>
  );
}
