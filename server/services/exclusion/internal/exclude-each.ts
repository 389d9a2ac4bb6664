import { lockAnnotator } from "@/db/queries/annotators";
import { exclusionInForce, insertExclusion } from "@/db/queries/exclusions";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Excluded } from "@/server/domain/exclusion/contracts";
import { endsWork, type ExclusionOrigin, type StoredRule } from "@/server/domain/exclusion/exclusion";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { withdrawSubmissions } from "@/server/services/assignment/internal/withdraw-submissions";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";

/** Why somebody is excluded: the rule with the figure and the bound it was held against, or nothing by hand. */
export interface ExclusionGround {
  annotatorId: string;
  origin: ExclusionOrigin;
  rule: StoredRule | null;
  value: number | null;
  bound: number | null;
}

/**
 * Leaves out everything these annotators judged, as one batch: their items are judged again where the project still
 * collects, whoever might have worked on is stopped and loses their open page, and what is due to them stays.
 * @throws DomainError `conflict` naming those who have been excluded meanwhile.
 */
export async function excludeEach(
  deps: Deps,
  tx: Tx,
  scope: OrganizeScope,
  { grounds, reason }: { grounds: readonly ExclusionGround[]; reason: string },
): Promise<Excluded> {
  const batch = deps.newId();
  const done = { pseudonyms: [] as string[], judgments: 0 };
  // In one order everywhere, so that no two transactions wait for each other.
  for (const ground of [...grounds].sort((a, b) => (a.annotatorId < b.annotatorId ? -1 : 1))) {
    const { pseudonym, judgments } = await excludeOne(deps, tx, scope, { ...ground, batch, reason });
    done.pseudonyms.push(pseudonym);
    done.judgments += judgments;
  }
  const { judgments } = done;
  const data = { annotators: done.pseudonyms.sort(), judgments, reason, batch };
  await recordEvent(deps, tx, scope, "annotators_excluded", data);
  return { batch, annotators: grounds.length, judgments };
}

async function excludeOne(
  deps: Deps,
  tx: Tx,
  { projectId, actor }: OrganizeScope,
  { batch, reason, ...ground }: ExclusionGround & { batch: string; reason: string },
): Promise<{ pseudonym: string; judgments: number }> {
  const { annotatorId, rule, value, bound } = ground;
  const [annotator] = await lockAnnotator(tx, { annotatorId });
  if (annotator === undefined) throw new Error(`Annotator ${annotatorId} is gone.`);
  const { pseudonym, state } = annotator;
  if ((await exclusionInForce(tx, annotatorId)) !== null) {
    throw new DomainError("conflict", `${pseudonym} has been excluded meanwhile. Look again.`, {
      annotators: [pseudonym],
    });
  }
  const ends = endsWork(state, annotator.projectState);
  const row = {
    ...ground,
    id: deps.newId(),
    projectId,
    reason,
    batchId: batch,
    stateBefore: ends ? state : null,
    excludedByUserId: actor.kind === "user" ? actor.userId : null,
    excludedAt: deps.now(),
  };
  await insertExclusion(tx, row);
  // Before the stop, which would take them out for a reason of its own.
  const judgments = await withdrawSubmissions(tx, annotator, "excluded");
  if (ends) {
    await changeAnnotatorStatus(deps, tx, annotatorId, {
      to: "stopped",
      cause: { rule: "excluded", ...(rule !== null && value !== null && bound !== null && { value, bound }) },
      note: reason,
      ...(actor.kind === "user" && { by: actor }),
    });
  }
  return { pseudonym, judgments };
}
