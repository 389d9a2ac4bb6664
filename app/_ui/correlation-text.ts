/**
 * A correlation in two decimals with a real minus; what rounds to zero has no sign.
 * @param formats the language whose decimal mark it takes, as a tag
 */
export const correlationText = (value: number, formats: string): string =>
  new Intl.NumberFormat(formats, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "negative",
  })
    .format(value)
    .replace("-", "−");
