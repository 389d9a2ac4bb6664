"use client";

import { useTimeZone } from "./time-zone";

const styles = {
  time: { timeStyle: "short" },
  seconds: { timeStyle: "medium" },
  full: { dateStyle: "medium", timeStyle: "short" },
} as const;

/** An instant (ISO 8601) in the reader's own time zone, whose name shows on hover: 20 Nov 2026, 14:05. */
export function Moment({ at, show }: { at: string; show: keyof typeof styles }) {
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat("en-GB", { ...styles[show], timeZone });
  return (
    <time dateTime={at} title={timeZone} className="whitespace-nowrap">
      {format.format(new Date(at))}
    </time>
  );
}
