/** What XML 1.0 has no way to write: control characters but tab and line ends, halves of characters, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** The first character of a text that a pyramid's file cannot hold, as in U+0008; null where there is none. */
export function forbiddenCharacter(text: string): string | null {
  const [found] = forbidden.exec(text) ?? [];
  if (found === undefined) return null;
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text without such characters. */
export const withoutForbidden = (text: string): string =>
  [...text].filter((character) => !forbidden.test(character)).join("");
