import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import type { ActivityPage, ActivityQuery } from "@/server/domain/activity/contracts";
import { activityTopics } from "@/server/domain/activity/topics";

interface ActivitySearchProps {
  query: ActivityQuery;
  people: ActivityPage["people"];
}

/** A plain form, so that the address holds what was asked. */
export function ActivitySearch({ query, people }: ActivitySearchProps) {
  const t = useTranslations("organizer.activity");
  const topics = ["all", ...activityTopics] as const;
  const actors = ["all", "system", "annotator"] as const;
  return (
    <form
      key={JSON.stringify(query)}
      role="search"
      className="grid grid-cols-2 items-end gap-3 middle:flex middle:flex-wrap"
    >
      <Field label={t("topic")}>
        {(control) => (
          <Select
            {...control}
            name="topic"
            defaultValue={query.topic}
            options={topics.map((value) => ({ value, name: t(`topics.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t("by")}>
        {(control) => (
          <Select
            {...control}
            name="by"
            defaultValue={query.by}
            options={[
              ...actors.map((value) => ({ value, name: t(`actors.${value}`) })),
              ...people.map(({ id, name }) => ({ value: id, name })),
            ]}
          />
        )}
      </Field>
      <Field label={t("from")}>
        {(control) => <TextInput {...control} type="date" name="from" defaultValue={query.from} />}
      </Field>
      <Field label={t("until")}>
        {(control) => <TextInput {...control} type="date" name="until" defaultValue={query.until} />}
      </Field>
      <Field label={t("search")}>
        {(control) => <TextInput {...control} type="search" name="search" defaultValue={query.search} />}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t("find")}
      </Button>
    </form>
  );
}
