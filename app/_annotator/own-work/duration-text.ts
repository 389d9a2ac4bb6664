/**
 * A length of time as people say it: seconds below two minutes, else minutes.
 * @param formats the language whose forms it takes, as a tag
 */
export function durationText(seconds: number, formats: string): string {
  const isShort = seconds < 120;
  return new Intl.NumberFormat(formats, {
    style: "unit",
    unit: isShort ? "second" : "minute",
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(isShort ? seconds : seconds / 60);
}
