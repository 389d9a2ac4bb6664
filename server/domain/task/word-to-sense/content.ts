import { z } from "zod";
import { partsOfSpeech } from "@/server/domain/sense/part-of-speech";
import { relations } from "@/server/domain/sense/relations";

export { partsOfSpeech };

/** Every kind of edge that the dictionary has. */
export const dictionaryRelations = relations;

const gloss = z.string().trim().min(1).max(2_000);
const word = z.string().trim().min(1).max(200);

/** A synset as a rater sees it. */
export const shownSynset = z.object({ words: z.array(word).min(1), gloss });
export type ShownSynset = z.infer<typeof shownSynset>;

/** What stands around a sense; `siblings` are the first of `siblingCount`. */
export const shownFamily = z.object({
  parents: z.array(shownSynset),
  siblings: z.array(shownSynset),
  siblingCount: z.int().min(0),
});
export type ShownFamily = z.infer<typeof shownFamily>;

/** A sense of the dictionary, with all that raters see of it, so that a later dictionary changes nothing. */
const dictionarySense = shownSynset.extend({
  pos: z.enum(partsOfSpeech),
  family: shownFamily,
  /** Which dictionary it is from, e.g. "WordNet 3.1". */
  dictionary: z.string().min(1).max(100),
  /** Its sense key, e.g. `car%1:06:00::`, and its name by rank, e.g. `car#n#1`. */
  key: z.string().min(1).max(300),
  sense: z.string().min(1).max(300),
});
export type DictionarySense = z.infer<typeof dictionarySense>;

/** The sense that a word is compared with; of one that the dictionary lacks, what the organizer's file says. */
const comparedSense = dictionarySense.extend({
  /** null where the definition is from the file, which says nothing of what is around it. */
  family: shownFamily.nullable(),
  /** null where the definition is from the file. */
  dictionary: dictionarySense.shape.dictionary.nullable(),
});
export type ComparedSense = z.infer<typeof comparedSense>;

/** What is meant by the word: a sense of the dictionary, or words of the organizer's for what no dictionary has. */
const wordMeaning = z.union([dictionarySense, z.object({ gloss })]);
export type WordMeaning = z.infer<typeof wordMeaning>;

/** A word that is compared with a sense (2014, section 3.3). The word is the item's text A. */
export const wordToSenseContent = z.object({
  pos: z.enum(partsOfSpeech),
  /** null where the word stands by itself. */
  meaning: wordMeaning.nullable(),
  /** All that the word can mean, as the dictionary has it; null in items from before it was kept. */
  senses: z.array(shownSynset).nullable().default(null),
  comparison: comparedSense,
  /** The rating for which the sense was picked. */
  requested: z.number().nullable(),
});
export type WordToSenseContent = z.infer<typeof wordToSenseContent>;
