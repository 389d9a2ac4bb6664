import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import {
  soughtActors,
  soughtDifferences,
  soughtStatuses,
  type ListParticipantsInput,
} from "@/server/domain/recruiter/prolific/contracts";

/** Search and filters as a plain form, so that the address holds all of it. */
export function ParticipantFilter({ query }: { query: ListParticipantsInput }) {
  const t = useTranslations("organizer.prolific.people");
  return (
    <form
      key={JSON.stringify(query)}
      role="search"
      className="grid grid-cols-2 items-end gap-3 middle:flex middle:flex-wrap"
    >
      <div className="col-span-2">
        <Field label={t("search")}>
          {(control) => <TextInput {...control} type="search" name="search" defaultValue={query.search} />}
        </Field>
      </div>
      <Field label={t("heads.differs")}>
        {(control) => (
          <Select
            {...control}
            name="differs"
            defaultValue={query.differs}
            options={soughtDifferences.map((value) => ({ value, name: t(`sought.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t("heads.who")}>
        {(control) => (
          <Select
            {...control}
            name="who"
            defaultValue={query.who}
            options={soughtActors.map((value) => ({
              value,
              name: value === "all" ? t("sought.all") : t(`actors.${value}`),
            }))}
          />
        )}
      </Field>
      <Field label={t("status")}>
        {(control) => (
          <Select
            {...control}
            name="status"
            defaultValue={query.status}
            options={soughtStatuses.map((value) => ({
              value,
              name: value === "all" ? t("sought.all") : value,
            }))}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t("apply")}
      </Button>
    </form>
  );
}
