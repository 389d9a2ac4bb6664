/**
 * An instant (ISO 8601) as an input of date and time shows it, in a time zone: "2026-11-20T14:05"; an empty text for
 * null.
 */
export function localMoment(at: string | null, timeZone: string): string {
  if (at === null) return "";
  const format = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone,
  });
  return format.format(new Date(at)).replace(" ", "T");
}

/** The instant that was chosen in the reader's own time zone; null for an empty or half-written one. */
export function readMoment(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
