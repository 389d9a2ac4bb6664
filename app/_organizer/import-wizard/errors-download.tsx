import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { CheckImportInput } from "@/server/domain/import/contracts";

/** All errors as a file; a plain form, so that the browser saves what comes. */
export function ErrorsDownload({ input }: { input: CheckImportInput }) {
  const t = useTranslations("organizer.import");
  return (
    <form method="post" action={`/api/projects/${input.project}/import-errors`}>
      <input type="hidden" name="import" value={JSON.stringify(input)} />
      <Button type="submit">{t("errorsCsv")}</Button>
    </form>
  );
}
