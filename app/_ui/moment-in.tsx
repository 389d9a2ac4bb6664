"use client";

import { keepLast } from "./keep-last";
import { useTimeZone } from "./time-zone";
import { useHydrated } from "./use-hydrated";

const styles = {
  time: { timeStyle: "short" },
  seconds: { timeStyle: "medium" },
  full: { dateStyle: "medium", timeStyle: "short" },
} as const;

const formatOf = keepLast<Intl.DateTimeFormat>(50);

export interface MomentProps {
  /** ISO 8601. */
  at: string;
  show: keyof typeof styles;
}

/**
 * An instant in the reader's own time zone, whose name shows on hover: 20 Nov 2026, 14:05. Without scripts it is in UTC,
 * which it then says. `formats` is the language whose forms it takes, as a tag.
 */
export function MomentIn({ at, show, formats }: MomentProps & { formats: string }) {
  const timeZone = useTimeZone();
  const isHydrated = useHydrated();
  const format = formatOf(
    `${formats} ${show} ${timeZone}`,
    () => new Intl.DateTimeFormat(formats, { ...styles[show], timeZone }),
  );
  const text = format.format(new Date(at));
  return (
    <time dateTime={at} title={timeZone} className="whitespace-nowrap">
      {isHydrated ? text : `${text} ${timeZone}`}
    </time>
  );
}
