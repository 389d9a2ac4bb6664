/** One of the annotators of a rehearsal: a name, and what they answer to an item; null where they do not. */
export interface RehearsedAnnotator {
  name: string;
  answer: (itemId: string) => number | "NA" | null;
}
