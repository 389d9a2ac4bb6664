/** The names in a text with one a line, each once, in order; blank lines are passed over. */
export function namesInText(text: string): string[] {
  const names = text.split(/\r?\n|\r/).map((line) => line.normalize("NFC").trim());
  return [...new Set(names)].filter((name) => name !== "");
}
