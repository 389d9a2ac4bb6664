/** A number's text with a real minus. */
export function minus(text: string): string {
  return text.replace("-", "−");
}
