import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import type { Answer, LeasedItem } from "@/server/task-types/wire";

/** An answer as it is submitted, without the key of its item. */
export type RehearsedAnswer = Answer extends infer Each
  ? Each extends unknown
    ? Omit<Each, "key">
    : never
  : never;

/** One of the annotators of a rehearsal: a name, and what they answer to an item; null where they do not. */
export interface RehearsedAnnotator {
  name: string;
  character: Character | "recorded";
  answer: (itemId: string, item: LeasedItem) => RehearsedAnswer | null;
  /** What they answer to a question of a test, quiz or training. */
  qualify: (itemId: string, item: LeasedItem) => RehearsedAnswer | null;
}
