"use client";

import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { isActive } from "@/server/domain/job/job";
import { JobAtWork } from "./job-at-work";
import { JobEnd } from "./job-end";
import type { LatestJob } from "./use-latest-job";

interface JobCardProps {
  project: string;
  latest: LatestJob;
  /** What it does, where the page knows it better than the job's kind tells. */
  title?: string;
  /** What cancelling it undoes. */
  cancelHint?: string;
  mayCancel: boolean;
}

/** The newest job of its kind: how far it is, or how it ended. Nothing as long as there was none. */
export function JobCard({ project, latest, title, cancelHint, mayCancel }: JobCardProps) {
  const t = useTranslations("organizer.job");
  const { job } = latest;
  if (job === null) return null;
  const name = title ?? t(`doing.${job.kind}`);
  return (
    <section aria-label={name} className="rounded-card border border-hairline bg-surface p-4 text-label">
      {isActive(job.state) ? (
        <JobAtWork
          project={project}
          job={job}
          name={name}
          cancelHint={cancelHint ?? t(`cancelHint.${job.kind}`)}
          mayCancel={mayCancel}
          onCancelled={latest.look}
        />
      ) : (
        <JobEnd job={job} />
      )}
      <Link
        href={`/projects/${project}/jobs`}
        className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
      >
        {t("all")}
      </Link>
    </section>
  );
}
