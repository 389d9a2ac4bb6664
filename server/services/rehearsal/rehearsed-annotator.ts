import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import type { RehearsedAnswer } from "@/server/domain/task/rehearsal";
import type { LeasedItem } from "@/server/domain/task/wire";

/**
 * One of the annotators of a rehearsal: a name, and what they answer to an item; null where they do not. Parts of items
 * are named by their place in the item, however they are shown.
 */
export interface RehearsedAnnotator {
  name: string;
  character: Character | "recorded";
  answer: (itemId: string, item: LeasedItem) => RehearsedAnswer | null;
  /** What they answer to a question of a test, quiz or training. */
  qualify: (itemId: string, item: LeasedItem) => RehearsedAnswer | null;
}
