import type { AnnotatorSource } from "./annotator";

/** A recruiter's id without what tells no two people apart: case, spaces and characters that cannot be seen. */
export function recruiterKey(source: AnnotatorSource, externalId: string): string {
  const plain = externalId
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .toLowerCase();
  return `${source} ${plain}`;
}
