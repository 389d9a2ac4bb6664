import { decidersSince } from "@/db/queries/adjudications";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { AdjudicationQueue, QueueInput } from "@/server/domain/adjudication/contracts";
import { roundFor, type Adjudicator } from "@/server/domain/adjudication/round-for";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import { adjudicatorOf } from "./internal/adjudicator-of";
import { findDivided } from "./internal/find-divided";
import { queueOrder, type RankedPlace } from "./internal/queue-order";
import { readCases } from "./internal/read-cases";
import { readDecided } from "./internal/read-decided";

const casesAtOnce = 10;
const presentMs = 10 * 60 * 1000;

/**
 * What waits for somebody's decision: differences of others that are theirs to settle first, then the items whose
 * judgments lie furthest apart.
 */
export async function showQueue(
  deps: Pick<Deps, "store" | "now">,
  scope: AdjudicateScope,
  { after }: Pick<QueueInput, "after">,
): Promise<AdjudicationQueue> {
  const db = deps.store.read;
  const adjudicator = adjudicatorOf(scope);
  const { userId } = adjudicator;
  const project = await readProject(db, scope.projectId);
  const decided = await readDecided(db, project);
  const { waiting, next } = await readNext(db, project, { decided, adjudicator, after });
  const countOf = (state: string) => [...decided.values()].filter((each) => each.state === state).length;
  return {
    decided: countOf("settled"),
    waiting,
    awaitingSecond: countOf("awaiting-second"),
    escalated: countOf("escalated"),
    cases: await readCases(db, project, next, userId),
    others: await decidersSince(db, project.id, { since: deps.now() - presentMs, otherThan: userId }),
  };
}

interface Search extends Pick<QueueInput, "after"> {
  decided: Awaited<ReturnType<typeof readDecided>>;
  adjudicator: Adjudicator;
}

async function readNext(db: Db, project: ProjectRow, { decided, adjudicator, after }: Search) {
  const { rank, compare } = queueOrder(adjudicator.userId);
  const from = after === undefined ? null : rank(after);
  let waiting = 0;
  let next: RankedPlace[] = [];
  for await (const items of findDivided(db, project)) {
    const open = items
      .map((item) => ({ item, known: decided.get(adjudicationKey(item)) }))
      .filter(({ known }) => known?.state !== "settled");
    waiting += open.length;
    const theirs = open
      .filter(
        ({ known }) =>
          roundFor(known?.decisions ?? [], project.settings.adjudication, adjudicator).round !== null,
      )
      .map(({ item, known }) => rank({ ...item, isEscalated: known?.state === "escalated" }))
      .filter((place) => from === null || compare(from, place) < 0);
    next = [...next, ...theirs].toSorted(compare).slice(0, casesAtOnce);
  }
  return { waiting, next };
}
