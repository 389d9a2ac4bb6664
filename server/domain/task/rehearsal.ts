import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import type { Random } from "@/server/stats/random";
import type { Answer } from "./wire";

/** An answer as it is submitted, without the key of its item. */
export type RehearsedAnswer = Answer extends infer Each
  ? Each extends unknown
    ? Omit<Each, "key">
    : never
  : never;

/** Whose answer is wanted, and what is known of the item. */
export interface Rehearsed {
  character: Character;
  /** What is right on each dimension, by its name, where the item is gold. */
  gold: ReadonlyMap<string, number>;
  /** Of a ranking that is gold: the candidates by their place in the item, most similar first. */
  order: readonly number[] | null;
  /** The item's score from its file; null where there is none. */
  reference: number | null;
}

/** How people are simulated who do not answer on a scale. Answers name an item's parts by their place in it. */
export interface Rehearsal<Content> {
  simulate: (random: Random, rehearsed: Rehearsed, content: Content) => RehearsedAnswer;
  /** What a recorded answer says that is no number; null where it says nothing of this item. Absent where all are numbers. */
  recorded?: (text: string, content: Content) => RehearsedAnswer | null;
  /** The same answer by the order in which the parts were shown. */
  asShown: (answer: RehearsedAnswer, order: readonly number[]) => RehearsedAnswer;
}
