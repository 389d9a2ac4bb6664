"use client";

import { useMutation } from "@tanstack/react-query";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, type ReactNode } from "react";
import { JobCard } from "@/app/_organizer/job/job-card";
import { useLatestJob } from "@/app/_organizer/job/use-latest-job";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

interface AgreementPanelProps {
  project: string;
  mayCompute: boolean;
  canCompute: boolean;
  /** Whether there is a report, and whether the data are no longer what it was computed from. */
  hasReport: boolean;
  hasChanged: boolean;
  /** The job that had ended when the report was read. */
  endedJob: string | null;
  /** The report, if there is one. */
  children: ReactNode;
}

/** Has agreement computed, shows how far that is, and the figures that were computed last. */
export function AgreementPanel(props: AgreementPanelProps) {
  const { project, mayCompute, canCompute, endedJob, children, ...of } = props;
  const t = useTranslations("organizer.agreement");
  const exclusion = useTranslations("organizer.exclusion");
  const trpc = useTRPC();
  const router = useRouter();
  const refresh = useCallback(() => router.refresh(), [router]);
  const latest = useLatestJob(project, "agreement", { ended: endedJob, onEnd: refresh });
  const compute = useMutation(trpc.agreement.compute.mutationOptions({ onSuccess: latest.look }));
  const { sentenceOf } = useErrorSentences();
  const isEmpty = !of.hasReport && !latest.isActive;
  if (!canCompute) {
    return (
      <EmptyState
        title={t("empty")}
        next={mayCompute ? { href: `/projects/${project}/recruit`, name: t("toRecruit") } : undefined}
      >
        <p className="text-label">{t("emptyHint")}</p>
      </EmptyState>
    );
  }
  const button = mayCompute && !latest.isActive && (
    <Button
      variant={isEmpty || of.hasChanged ? "primary" : "secondary"}
      busyLabel={compute.isPending && t("beginning")}
      onClick={() => compute.mutate({ project })}
    >
      {t(isEmpty ? "compute" : "again")}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {compute.isError ? <Notice tone="danger" announced title={sentenceOf(compute.error)} /> : null}
      {isEmpty ? (
        <EmptyState title={t("notYet")}>
          <p className="text-label">{t("notYetHint")}</p>
          {button}
        </EmptyState>
      ) : null}
      {latest.isActive || latest.job?.state === "failed" || latest.job?.state === "cancelled" ? (
        <JobCard project={project} latest={latest} mayCancel={mayCompute} />
      ) : null}
      {of.hasReport && button ? (
        <div className="flex flex-wrap items-center gap-3">
          {button}
          <Link href={`/projects/${project}/exclusion`} className="text-label">
            {exclusion("open")}
          </Link>
          {of.hasChanged ? <p className="text-label text-warn">{t("changed")}</p> : null}
        </div>
      ) : null}
      {children}
    </div>
  );
}
