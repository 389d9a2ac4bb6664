import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ProjectProgress } from "@/server/domain/project/progress";

/** What waits for an organizer; the only part of the page that is announced when it changes. */
export function NeedsYou({ project, progress }: { project: string; progress: ProjectProgress }) {
  const t = useTranslations("organizer.overview");
  return (
    <p role="status" className="text-label empty:hidden">
      {progress.contestCount > 0 ? (
        <>
          <span className="font-semibold">{t("needsYou")}</span>{" "}
          <Link href={`/projects/${project}/gold`} className="inline-flex min-h-6 items-center">
            {t("contests", { count: progress.contestCount })}
          </Link>
        </>
      ) : null}
    </p>
  );
}
