import type { ShownQualification } from "@/server/domain/project/shown-project";
import type { ownWords } from "./own-words";

/** What comes before the work, and how much of it must be right, as `key` says it. */
export function firstWords(
  own: ReturnType<typeof ownWords>,
  key: "join.first" | "instructions.startFirst",
  { kind, size, needed, neededShare }: ShownQualification,
): string {
  const asks = neededShare === null ? "questions" : "answers";
  return own(key, { kind, size, needed, asks, share: neededShare ?? 0 });
}
