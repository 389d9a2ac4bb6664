import { DomainError } from "@/server/domain/errors";

/**
 * Refuses what would be a figure without a meaning.
 * @param asked rules, ways or levels by name.
 * @param offered those that mean something in the project.
 * @throws DomainError `does_not_apply` naming all that do not.
 */
export function refuseMeaningless(asked: readonly string[], offered: readonly string[]): void {
  const names = asked.filter((name) => !offered.includes(name));
  if (names.length === 0) return;
  const instead = offered.length === 0 ? "Nothing is in its place." : `What does: ${offered.join(", ")}.`;
  throw new DomainError("does_not_apply", `${names.join(", ")} says nothing of these answers. ${instead}`, {
    names: names.join(", "),
  });
}
