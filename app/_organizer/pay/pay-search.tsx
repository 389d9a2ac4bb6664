import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";

/** Finds a person in the ledger, as a plain form, so that the address holds it. */
export function PaySearch({ search }: { search: string }) {
  const t = useTranslations("organizer.annotators");
  return (
    <form key={search} role="search" className="flex flex-wrap items-end gap-3">
      <Field label={t("search")}>
        {(control) => <TextInput {...control} type="search" name="search" defaultValue={search} />}
      </Field>
      <Button type="submit">{t("apply")}</Button>
    </form>
  );
}
