import { useTranslations } from "next-intl";
import type { ResultFile } from "@/server/domain/agreement/agreement";

const known = ["annotators", "pairs", "items", "values"] as const;

/** Tables too long for the screen, as files. */
export function ResultFileLinks({
  project,
  job,
  files,
}: {
  project: string;
  job: string;
  files: readonly ResultFile[];
}) {
  const t = useTranslations("organizer.agreement.files");
  return (
    <ul aria-label={t("title")} className="flex flex-wrap gap-x-6 gap-y-1 text-label">
      {files.map(({ name, rows }) => (
        <li key={name}>
          <a
            download
            href={`/api/projects/${project}/results/${job}/${encodeURIComponent(name)}`}
            className="inline-flex min-h-6 items-center"
          >
            {t(known.find((one) => name === `${one}.csv`) ?? "other", { rows })}
          </a>
        </li>
      ))}
    </ul>
  );
}
