"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Duration } from "./duration";
import type { JobOnCard } from "./job-on-card";
import { shareOf } from "./share-of";
import { timeLeftMs } from "./time-left-ms";

/** About how long a running job still takes, once enough of it was seen. */
export function TimeLeft({ job, now }: { job: JobOnCard; now: number }) {
  const t = useTranslations("organizer.job");
  const share = shareOf(job);
  // One that was begun again stood still meanwhile, so only what is seen from here on tells its speed.
  const [firstSeen] = useState({ share, at: now });
  const from =
    job.resumedAt === null && job.startedAt !== null
      ? { share: 0, at: Date.parse(job.startedAt) }
      : firstSeen;
  const leftMs = timeLeftMs(from, { share, at: now });
  if (leftMs === null) return null;
  return (
    <span className="text-muted">
      {t.rich("left", { time: () => <Duration ms={Math.max(leftMs, 1_000)} /> })}
    </span>
  );
}
