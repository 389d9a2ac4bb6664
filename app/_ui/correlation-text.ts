/** A correlation in two decimals with a real minus; what rounds to zero has no sign. */
export function correlationText(value: number): string {
  const text = value.toFixed(2);
  return text === "-0.00" ? "0.00" : text.replace("-", "−");
}
