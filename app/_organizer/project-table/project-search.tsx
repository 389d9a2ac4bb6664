import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import type { ProjectList } from "./listed-projects";

/** A plain form, so that the address holds what was searched. */
export function ProjectSearch({ search, shown }: { search: string; shown: ProjectList }) {
  const t = useTranslations("organizer.projects");
  return (
    <form key={search} role="search" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="show" value={shown} />
      <Field label={t("search")}>
        {(control) => <TextInput {...control} type="search" name="search" defaultValue={search} />}
      </Field>
      <Button type="submit">{t("find")}</Button>
    </form>
  );
}
