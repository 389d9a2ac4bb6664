/** The address that a text is, if a browser may be sent there; null for any other text. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim();
  return URL.canParse(trimmed) && /^https?:$/.test(new URL(trimmed).protocol) ? trimmed : null;
}
