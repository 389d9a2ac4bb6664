/** A table of Markdown; cells lose what would end them. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(" | ")} |\n`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("");
}

function cellText(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ").replaceAll("|", "\\|");
}

/** What somebody wrote, set apart so that no line of it is taken for a heading of this text. */
export function markdownQuote(text: string): string {
  return `${text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n")}\n`;
}
