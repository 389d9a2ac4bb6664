import { getTranslations } from "next-intl/server";
import { Moment } from "@/app/_ui/moment";
import { load } from "@/app/_trpc/load";
import { RemoveImport } from "./remove-import";

/** The files that a draft's items came from; each can be taken out again with all its items. */
export async function ImportList({ project }: { project: string }) {
  const imports = await load((caller) => caller.import.list({ project }));
  const t = await getTranslations("organizer.items");
  return (
    <ul aria-label={t("imports")} className="flex flex-col gap-1 text-label">
      {imports.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">
            {t("imported", { name: entry.fileName, count: entry.itemCount })}
          </span>
          <span className="text-muted">
            <Moment at={entry.createdAt} show="full" />
          </span>
          <RemoveImport project={project} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
