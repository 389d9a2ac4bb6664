import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import { excerpt } from "@/server/imports/excerpt";
import type { WordNet } from "@/server/lexicon/wordnet/wordnet";

/** What a cell says, or what is wrong with it; a note tells of a value that is not from the dictionary. */
export type ReadCell<Value> =
  | { value: Value; error: null; note?: LineError }
  | { value: null; error: LineError };

/** For the key of a sense that this version of the dictionary does not have. */
export function unknownSense({ name }: WordNet, key: string, place: LineErrorPlace): LineError {
  return lineError("sense_unknown", place, { dictionary: name, key: excerpt(key) });
}
