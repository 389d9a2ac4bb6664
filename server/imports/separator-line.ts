/** What the line `sep=;` names, which Excel writes and reads before a table; null for any other line. */
export function separatorLine(text: string): string | null {
  return /^"?sep=(.)"?$/i.exec(text.trimEnd())?.[1] ?? (/^sep=\t$/i.test(text) ? "\t" : null);
}
