/** The time of an instant, in milliseconds, on the reader's own clock; with its day where that is another one. */
export function timeOf(at: number, formats: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style = isToday
    ? ({ timeStyle: "short" } as const)
    : ({ dateStyle: "medium", timeStyle: "short" } as const);
  return new Intl.DateTimeFormat(formats, style).format(at);
}
