import type { TextLines } from "./text-lines";

const firstWord = (line: string) => line.slice(0, Math.max(0, line.indexOf(" ")));

/** The line that begins with this word, in a file whose lines are sorted by their first words, byte by byte. */
export function findLine(lines: TextLines, word: string): string | null {
  let low = 0;
  let high = lines.size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = lines.lineFrom(middle);
    if (line === null || line.start >= high) high = middle;
    else if (firstWord(line.text) === word) return line.text;
    else if (firstWord(line.text) < word) low = line.next;
    else high = middle;
  }
  return null;
}
