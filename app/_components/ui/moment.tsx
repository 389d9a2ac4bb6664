"use client";

import { useFormatter } from "next-intl";
import { useTimeZone } from "./time-zone";

const styles = {
  date: { day: "numeric", month: "short", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  seconds: { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
  full: {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
} as const;

/** An instant in the reader's own time zone, whose name shows on hover. */
export function Moment({ at, show }: { at: string; show: keyof typeof styles }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} title={timeZone} className="whitespace-nowrap">
      {format.dateTime(new Date(at), { ...styles[show], timeZone })}
    </time>
  );
}
