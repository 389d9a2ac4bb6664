import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ShownJob } from "@/server/domain/job/contracts";
import { Duration } from "./duration";
import { jobPage } from "./job-page";
import { JobParameters } from "./job-parameters";
import { SnapshotText } from "./snapshot-text";

interface JobHistoryProps {
  project: string;
  jobs: readonly ShownJob[];
}

/** Every job of a project, the newest first: what was asked, what was read, what came of it, by whom and when. */
export function JobHistory({ project, jobs }: JobHistoryProps) {
  const t = useTranslations("organizer.job.history");
  const kinds = useTranslations("organizer.job.kinds");
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("job")}</HeadCell>
          <HeadCell>{t("parameters")}</HeadCell>
          <HeadCell>{t("read")}</HeadCell>
          <HeadCell>{t("outcome")}</HeadCell>
          <HeadCell>{t("by")}</HeadCell>
          <HeadCell>{t("at")}</HeadCell>
          <HeadCell numeric>{t("took")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <Cell>
              <Link
                href={jobPage({ kind: job.kind, project: { slug: project } })}
                className="whitespace-nowrap"
              >
                {kinds(job.kind)}
              </Link>
            </Cell>
            <Cell across className="min-w-48" label={t("parameters")}>
              <JobParameters kind={job.kind} parameters={job.parameters} />
            </Cell>
            <Cell across className="min-w-56" label={t("read")}>
              {job.snapshot === null ? t("none") : <SnapshotText snapshot={job.snapshot} />}
            </Cell>
            <Cell className="min-w-56" label={t("outcome")}>
              <JobOutcome job={job} />
            </Cell>
            <Cell className="min-w-24" label={t("by")}>
              {job.by ?? t("nobody")}
            </Cell>
            <Cell label={t("at")}>
              <Moment at={job.createdAt} show="full" />
            </Cell>
            <Cell numeric label={t("took")}>
              {job.startedAt === null || job.finishedAt === null ? (
                t("none")
              ) : (
                <Duration ms={Date.parse(job.finishedAt) - Date.parse(job.startedAt)} />
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What came of a job, in a sentence. */
function JobOutcome({ job }: { job: ShownJob }) {
  const t = useTranslations("organizer.job.history");
  const states = useTranslations("organizer.job.states");
  const { state, error, release } = job;
  if (state === "failed" && error !== null) return <>{t("failed", { message: error.message })}</>;
  if (release !== null)
    return <>{t(release.isNew ? "written" : "unchanged", { version: release.version })}</>;
  return <>{states(state)}</>;
}
