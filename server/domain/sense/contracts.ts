import { z } from "zod";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import { projectInput } from "@/server/domain/project/contracts";
import { dictionaryRelations, partsOfSpeech } from "@/server/domain/task/word-to-sense/content";

/** The most neighbours that are listed of a sense; all are counted. */
export const maxNeighbours = 400;

const synsetId = z.string().regex(/^[nvar]\d{8}$/);
const word = z.string().trim().min(1).max(200);

export const searchSensesInput = projectInput.extend({ word });

/** A sense as the picker lists it. */
export const listedSense = z.object({
  synset: synsetId,
  pos: z.enum(partsOfSpeech),
  /** The word that it is a sense of, and its name by rank, e.g. `car#n#1`. */
  lemma: z.string(),
  name: z.string(),
  words: z.array(z.string()),
  gloss: z.string(),
  examples: z.array(z.string()),
});
export type ListedSense = z.infer<typeof listedSense>;

export const senseNeighboursInput = projectInput.extend({ synset: synsetId });

/** A synset near another, with the kinds of edges on a shortest way to it. */
const listedNeighbour = z.object({
  synset: synsetId,
  words: z.array(z.string()),
  pos: z.enum(partsOfSpeech),
  gloss: z.string(),
  way: z.array(z.enum(dictionaryRelations)),
});
export type ListedNeighbour = z.infer<typeof listedNeighbour>;

export const senseNeighbours = z.object({
  neighbours: z.array(listedNeighbour),
  /** How many there are one, two and three edges away, listed or not. */
  countsByDistance: z.array(z.int()),
});
export type SenseNeighbours = z.infer<typeof senseNeighbours>;

/** A sense by its synset and one of the synset's words. */
const chosenSense = z.object({ synset: synsetId, lemma: word });

export const addWordInput = projectInput.extend({
  dataset: z.string().trim().refine(isDatasetName),
  word,
  pos: z.enum(partsOfSpeech),
  /** A sense of the dictionary, or a gloss in one's own words for what it does not have. */
  meaning: z.union([chosenSense, z.object({ gloss: z.string().trim().min(1).max(2_000) })]),
  comparison: z.object({ synset: synsetId }),
  requested: z.number().min(-10_000).max(10_000),
});
export type AddWordInput = z.infer<typeof addWordInput>;

export const addedWord = z.object({ externalId: z.string() });
