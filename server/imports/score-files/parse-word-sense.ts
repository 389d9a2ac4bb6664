import { isPartOfSpeech, type PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import { tableFault, type TableFault } from "../ratings-table/table-fault";

/** A line that compares a word with a sense. */
export interface WordSense {
  /** In the file, from 1. */
  line: number;
  word: string;
  pos: PartOfSpeech;
  /** As WordNet writes it, such as `basket%1:06:00::`. */
  senseKey: string;
  /** What the file says of the sense; null where it says nothing. */
  senseGloss: string | null;
}

/** Reads `pot#n`, `basket%1:06:00::`, `basket#n#1`, an id and perhaps a gloss; or says what is wrong with the line. */
export function parseWordSense(line: number, cells: readonly string[]): WordSense | TableFault {
  const [word = "", senseKey = "", , , gloss = ""] = cells.map((cell) => cell.trim());
  const [, written = "", pos] = /^(.*\S)\s*#(.)$/.exec(word) ?? [];
  const found = cells.join("\t");
  if (!isPartOfSpeech(pos)) return tableFault("word_form", { line, column: 1, found }, {});
  if (senseKey === "" && gloss === "") return tableFault("empty_text", { line, column: 2, found }, {});
  return { line, word: written, pos, senseKey, senseGloss: gloss === "" ? null : gloss };
}
