import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { Duration } from "./duration";
import type { JobOnCard } from "./job-on-card";
import { SnapshotText } from "./snapshot-text";

/** How a job ended: when, how long it took and what it read, or why there is no result. */
export function JobEnd({ job }: { job: JobOnCard }) {
  const t = useTranslations("organizer.job");
  const { kind, state, startedAt, finishedAt, error, snapshot, release } = job;
  if (finishedAt === null) return null;
  const parts = {
    at: () => <Moment at={finishedAt} show="full" />,
    time: () => <Duration ms={Date.parse(finishedAt) - Date.parse(startedAt ?? finishedAt)} />,
  };
  if (state === "failed") {
    return (
      <Notice tone="danger" title={t(`failed.${kind}`)}>
        <p>{error?.message}</p>
        <p>{t.rich("failedAt", parts)}</p>
      </Notice>
    );
  }
  if (state === "cancelled") return <p className="text-muted">{t.rich(`cancelled.${kind}`, parts)}</p>;
  return (
    <div className="flex flex-col">
      <p>
        {release === null || release.isNew
          ? t.rich(`done.${kind}`, parts)
          : t.rich("unchanged", { ...parts, version: release.version })}
      </p>
      {snapshot === null ? null : (
        <p className="text-muted">
          <SnapshotText snapshot={snapshot} />
        </p>
      )}
    </div>
  );
}
