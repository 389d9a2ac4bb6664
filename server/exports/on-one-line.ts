/** A text as a line of tab-separated cells can hold it: each run of tabs and line breaks becomes one space. */
export function onOneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ");
}
