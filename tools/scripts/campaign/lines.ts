import { readFileSync } from "node:fs";

/** The lines of a text, without the end of the last one. */
export const reportLinesOf = (text: string): string[] => text.replace(/\r?\n$/, "").split(/\r?\n/);

export const linesOfFile = (file: string): string[] => reportLinesOf(readFileSync(file, "utf8"));
