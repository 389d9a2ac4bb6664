"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { JobCard } from "@/app/_organizer/job/job-card";
import { useLatestJob } from "@/app/_organizer/job/use-latest-job";
import type { ListedRelease } from "@/server/domain/release/release-page";
import { NewRelease } from "./new-release";

interface ReleasePanelProps {
  project: string;
  newest: ListedRelease | null;
  /** The job that had ended when the releases were read. */
  endedJob: string | null;
  mayOrganize: boolean;
}

/** Where a release is made, and how far the one is that is being written. */
export function ReleasePanel({ project, newest, endedJob, mayOrganize }: ReleasePanelProps) {
  const t = useTranslations("organizer.releases");
  const router = useRouter();
  const refresh = useCallback(() => router.refresh(), [router]);
  const latest = useLatestJob(project, "release", { ended: endedJob, onEnd: refresh });
  const version = (newest?.version ?? 0) + 1;
  return (
    <div className="flex flex-col gap-4">
      {mayOrganize ? (
        <NewRelease project={project} newest={newest} isBusy={latest.isActive} onAsked={latest.look} />
      ) : null}
      <JobCard project={project} latest={latest} title={t("writing", { version })} mayCancel={mayOrganize} />
    </div>
  );
}
