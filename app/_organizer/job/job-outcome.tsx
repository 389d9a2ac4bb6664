import { useTranslations } from "next-intl";
import type { ShownJob } from "@/server/domain/job/contracts";

/** What came of a job, in a sentence. */
export function JobOutcome({ job }: { job: ShownJob }) {
  const t = useTranslations("organizer.job.history");
  const states = useTranslations("organizer.job.states");
  const { state, error, release } = job;
  if (state === "failed" && error !== null) return <>{t("failed", { message: error.message })}</>;
  if (release !== null)
    return <>{t(release.isNew ? "written" : "unchanged", { version: release.version })}</>;
  return <>{states(state)}</>;
}
