import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import { sortsFor } from "@/server/domain/annotator/annotator-order";
import type { ListAnnotatorsInput } from "@/server/domain/annotator/listing";
import type { TaskType } from "@/server/domain/task/task-types";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";

interface AnnotatorFilterProps {
  query: ListAnnotatorsInput;
  taskType: TaskType;
}

/** Search, filter and order as a plain form, so that the address holds all of it. */
export function AnnotatorFilter({ query, taskType }: AnnotatorFilterProps) {
  const t = useTranslations("organizer.annotators");
  return (
    <form key={JSON.stringify(query)} role="search" className="flex flex-wrap items-end gap-3">
      <Field label={t("search")}>
        {(control) => <TextInput {...control} type="search" name="search" defaultValue={query.search} />}
      </Field>
      <Field label={t("filter")}>
        {(control) => (
          <Select
            {...control}
            name="state"
            defaultValue={query.state}
            options={[
              { value: "all", name: t("allStates") },
              ...annotatorStates.map((value) => ({ value, name: t(`states.${value}`) })),
              { value: "excluded", name: t("excluded") },
            ]}
          />
        )}
      </Field>
      <Field label={t("sort")}>
        {(control) => (
          <Select
            {...control}
            name="sort"
            defaultValue={query.sort}
            options={sortsFor(taskType).map((value) => ({ value, name: t(`sorts.${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit">{t("apply")}</Button>
    </form>
  );
}
