import { keepLast } from "./keep-last";

/** To make a format takes a hundred times as long as to use it, and a matrix of 60 annotators has 3,540 numbers. */
const formatOf = keepLast<Intl.NumberFormat>(50);

/**
 * A correlation in two decimals with a real minus; what rounds to zero has no sign.
 * @param formats the language whose decimal mark it takes, as a tag
 */
export const correlationText = (value: number, formats: string): string =>
  formatOf(
    formats,
    () =>
      new Intl.NumberFormat(formats, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: "negative",
      }),
  )
    .format(value)
    .replace("-", "−");
