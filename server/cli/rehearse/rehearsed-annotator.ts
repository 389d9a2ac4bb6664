import type { Character } from "@/server/domain/rehearsal/simulated-annotator";

/** One of the annotators of a rehearsal: a name, and what they answer to an item; null where they do not. */
export interface RehearsedAnnotator {
  name: string;
  character: Character | "recorded";
  answer: (itemId: string) => number | "NA" | null;
  /** What they answer to a question of a test, quiz or training. */
  qualify: (itemId: string) => number | "NA" | null;
}
