import { countChecksByPerson } from "@/db/queries/attention-checks";
import type { Db } from "@/db/store";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import { sum } from "@/server/stats/sum";

/** How many attention checks were passed and failed; nothing where none was answered. */
export async function readAttentionChecks(
  db: Db,
  projectId: string,
): Promise<Pick<ReleaseFacts, "attentionChecks">> {
  const people = await countChecksByPerson(db, { projectId });
  if (people.length === 0) return {};
  const passed = sum(people.map((person) => person.passed));
  const failed = sum(people.map((person) => person.failed));
  return { attentionChecks: { passed, failed, annotators: people.length } };
}
