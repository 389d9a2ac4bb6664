import type { Line } from "./decode-lines";

/** The longest document that is read, in characters; a longer file comes with one object a line. */
export const documentLimit = 20_000_000;

interface Part {
  line: number;
  text: string;
}

/** What divides a list: whole texts in quotes, so that nothing inside of one counts, brackets, commas and line ends. */
const tokens = /"(?:[^"\\]|\\[^])*"|[[\]{},\n]/g;

/** Gathers a JSON document over its lines and takes it apart. */
export class JsonDocument {
  readonly #lines: string[] = [];
  #size = 0;

  /** Whether there was room for the line. */
  add({ text }: Line): boolean {
    this.#lines.push(text);
    this.#size += text.length + 1;
    return this.#size <= documentLimit;
  }

  /** The members of the list that the document is, or the document itself, each with the line on which it begins. */
  *parts(): Generator<Part> {
    const text = this.#lines.join("\n");
    if (/^\s*\[/.test(text)) yield* membersOf(text);
    else yield partOf(text, 1);
  }
}

function* membersOf(text: string): Generator<Part> {
  let [depth, line, start, startLine] = [0, 1, 0, 1];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const divides = (token === "," && depth === 1) || (token === "]" && depth === 1);
    if (divides && text.slice(start, index).trim() !== "") yield partOf(text.slice(start, index), startLine);
    if (token === "\n") line += 1;
    else if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (divides || (token === "[" && depth === 1)) [start, startLine] = [index + 1, line];
  }
  // What is left is broken off, or stands behind the list.
  if (text.slice(start).trim() !== "") yield partOf(text.slice(start), startLine);
}

/** A part without the space around it. @param line on which the space before it begins. */
function partOf(text: string, line: number): Part {
  const before = text.length - text.trimStart().length;
  return { line: line + text.slice(0, before).split("\n").length - 1, text: text.trim() };
}
