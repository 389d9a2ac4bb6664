/** A value as it is printed: with a real minus sign. */
export const printedValue = (value: number): string => String(value).replace("-", "−");
