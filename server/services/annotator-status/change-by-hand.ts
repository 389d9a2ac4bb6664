import { exclusionInForce } from "@/db/queries/exclusions";
import { readProject } from "@/db/queries/projects";
import { lockAnnotatorCalled } from "@/db/queries/annotator-status-history";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { actsFor, stateAfter } from "@/server/domain/annotator-status/act-by-hand";
import type { ChangeAnnotatorStatusInput } from "@/server/domain/annotator-status/contracts";
import { changeAnnotatorStatus } from "./internal/change-annotator-status";
import { noSuchAnnotator } from "./internal/no-such-annotator";

/**
 * Pauses or stops somebody, or lets them go on, with a reason that organizers can read afterwards.
 * @throws DomainError `not_found` when nobody in the project is called so, `conflict` when they stand where the act
 *   has no meaning any more, or are to go on and are excluded.
 */
export async function changeByHand(
  deps: Deps,
  scope: OrganizeScope,
  input: ChangeAnnotatorStatusInput,
): Promise<void> {
  await deps.store.write((tx) => actOn(deps, tx, scope, input));
}

/** As `changeByHand`, inside a transaction. */
export async function actOn(
  deps: Deps,
  tx: Tx,
  { projectId, actor }: OrganizeScope,
  { annotator: pseudonym, act, reason }: ChangeAnnotatorStatusInput,
): Promise<void> {
  const { settings } = await readProject(tx, projectId);
  const annotator = await lockAnnotatorCalled(tx, projectId, pseudonym);
  if (annotator === undefined) throw noSuchAnnotator(pseudonym);
  const { id, state, qualifiedAt } = annotator;
  if (!actsFor(state).includes(act)) {
    throw new DomainError("conflict", `${pseudonym} is ${state} meanwhile. Look again.`, { state });
  }
  if (act === "let-go-on" && (await exclusionInForce(tx, id)) !== null) {
    throw new DomainError("conflict", `${pseudonym} is excluded. Take the exclusion back first.`, { state });
  }
  const isQualified = qualifiedAt !== null || settings.qualification.kind === "none";
  await changeAnnotatorStatus(deps, tx, id, {
    to: stateAfter(act, { state, isQualified }),
    cause: { rule: "by-hand" },
    note: reason,
    ...(actor.kind === "user" && { by: actor }),
  });
}
