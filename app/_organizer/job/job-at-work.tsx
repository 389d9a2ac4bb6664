"use client";

import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import { CancelJob } from "./cancel-job";
import { Duration } from "./duration";
import type { JobOnCard } from "./job-on-card";
import { shareOf } from "./share-of";
import { TimeLeft } from "./time-left";
import { useNow } from "./use-now";

interface JobAtWorkProps {
  project: string;
  job: JobOnCard;
  name: string;
  cancelHint: string;
  mayCancel: boolean;
  onCancelled: () => void;
}

/** A job that waits or runs: its stage, how far it is, the time it took and still takes, and the way to stop it. */
export function JobAtWork({ job, name, mayCancel, ...cancel }: JobAtWorkProps) {
  const t = useTranslations("organizer.job");
  const format = useFormatter();
  const { startedAt, resumedAt, progress } = job;
  const now = useNow(true);
  const takenMs = startedAt === null ? 0 : Math.max(0, now - Date.parse(startedAt));
  const share = shareOf(job);
  const isWaiting = job.state === "queued";
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex flex-col">
          <p className="font-semibold">{name}</p>
          <p className="text-muted">
            {isWaiting ? t("waits") : progress === null ? t("begins") : t(`stages.${progress.stage}`)}
          </p>
        </div>
        {mayCancel ? <CancelJob {...cancel} job={job.id} name={name} takenMs={takenMs} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        <progress aria-label={name} value={share} max={1} className="h-3 w-64 max-w-full" />
        {progress === null ? null : <span>{format.number(share, shareStyle(share))}</span>}
        {startedAt === null ? null : (
          <span>
            <Duration ms={takenMs} />
          </span>
        )}
        {isWaiting ? null : <TimeLeft job={job} now={now} />}
        {resumedAt === null ? null : (
          <span className="text-muted">
            {t("resumed", {
              share: format.number(resumedAt, { style: "percent", maximumFractionDigits: 0 }),
            })}
          </span>
        )}
      </div>
    </div>
  );
}
