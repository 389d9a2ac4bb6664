import { sharedMembers } from "@/server/stats/sets/set-distance";
import { isContentWord } from "./content-word";
import { isPronoun } from "./pronouns";
import type { Pyramid, PyramidContributor } from "./pyramid";
import { textWords, wordForm } from "./text-words";

/** What a summary says of a unit, and what tests need to know of its words. */
export interface Snippet {
  text: string;
  /** The same for texts that differ in letter case, punctuation and white space alone. */
  key: string;
  /** How many words it has; a word that comes twice counts twice. */
  length: number;
  /** The forms of its words. */
  words: ReadonlySet<string>;
  contentWords: ReadonlySet<string>;
  hasPronoun: boolean;
}

/** The snippets of each unit of a pyramid, as many as the unit has contributors. */
export function snippetsOf({ units }: Pyramid): Snippet[][] {
  return units.map(({ contributors }) => contributors.map(snippetOf));
}

/**
 * A contributor's text: its stretches in the order of the summary with a space between two, so that one in several parts
 * reads like a sentence. What the annotator wrote, as the unit's label or the contributor's, does not enter: the summaries'
 * own words are what is tested.
 */
export function snippetOf({ parts }: PyramidContributor): Snippet {
  const inOrder = [...parts].sort((one, other) => one.start - other.start);
  const joined = inOrder.map((part) => part.text).join(" ");
  const text = joined.replaceAll(/\s+/gu, " ").trim();
  const written = textWords(text).map((word) => word.written);
  const forms = written.map(wordForm);
  return {
    text,
    key: forms.join(" "),
    length: forms.length,
    words: new Set(forms),
    contentWords: new Set(forms.filter(isContentWord)),
    hasPronoun: written.some(isPronoun),
  };
}

/** How many words two snippets share; each word counts once. */
export function sharedWordCount({ words: one }: Snippet, { words: other }: Snippet): number {
  return sharedMembers(one, other);
}

/** Whether one of the two has a content word that the other lacks. */
export function isLexicallyVaried({ contentWords: one }: Snippet, { contentWords: other }: Snippet): boolean {
  return one.size !== other.size || [...one].some((word) => !other.has(word));
}
