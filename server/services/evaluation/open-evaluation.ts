import { findEvaluation, insertEvaluation, insertScoredVersion } from "@/db/queries/evaluations";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { defaultEvaluation } from "@/server/domain/evaluation/evaluation";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { readEvaluatedRelease } from "./internal/read-evaluated-release";

/**
 * Opens the evaluation of a project against a release, under an address that nobody can guess.
 * @throws DomainError as `readEvaluatedRelease`; `conflict` where the project has one.
 */
export async function openEvaluation(deps: Deps, scope: OrganizeScope, version: number): Promise<void> {
  const { release } = await readEvaluatedRelease(deps, scope, version);
  const { projectId, actor } = scope;
  await deps.store.write(async (tx) => {
    const { name } = await lockProject(tx, projectId);
    if ((await findEvaluation(tx, projectId)) !== undefined) {
      throw new DomainError("conflict", "This project has an evaluation. Load the page again.");
    }
    const { endsAt, ...settings } = { ...defaultEvaluation, title: name.slice(0, 120) };
    const [id, now] = [deps.newId(), deps.now()];
    await insertEvaluation(tx, {
      ...{ id, projectId, version, settings, endsAt },
      publicKey: deps.newSecret(12),
      createdByUserId: actor.kind === "user" ? actor.userId : null,
      createdAt: now,
    });
    await insertScoredVersion(tx, { evaluationId: id, version, release, scoredAt: now });
    await recordEvent(deps, tx, scope, "evaluation_opened", { version });
  });
}
