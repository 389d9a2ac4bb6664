import { z } from "zod";
import { partsOfSpeech } from "@/server/domain/sense/part-of-speech";
import { shownDimension } from "../shown-dimension";
import { shownFamily, shownSynset } from "./content";

/** A word, or the words of a sense, with what is meant. */
const shownSide = z.object({
  words: z.array(z.string()),
  pos: z.enum(partsOfSpeech),
  /** null where the word stands by itself. */
  gloss: z.string().nullable(),
  /** null where the meaning is from no dictionary. */
  family: shownFamily.nullable(),
});
export type ShownSide = z.infer<typeof shownSide>;

/** A word and the sense that it is compared with, as an annotator gets them. */
export const wordToSenseItem = z.object({
  type: z.literal("word-to-sense"),
  textA: z.string(),
  textB: z.string(),
  word: shownSide.extend({
    /** All that the word can mean, whatever is meant here; null where nobody looked it up. */
    senses: z.array(shownSynset).nullable(),
  }),
  sense: shownSide,
  dimensions: z.array(shownDimension),
});
