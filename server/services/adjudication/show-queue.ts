import { decidersSince } from "@/db/queries/adjudications";
import { countUndecided, nextUndecided } from "@/db/queries/item-spreads";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AdjudicationQueue, QueueInput } from "@/server/domain/adjudication/contracts";
import { roundFor, type Adjudicator } from "@/server/domain/adjudication/round-for";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import { adjudicatorOf } from "./internal/adjudicator-of";
import { queueOrder } from "./internal/queue-order";
import { readCases } from "./internal/read-cases";
import { readDecided } from "./internal/read-decided";
import { dividedSearch, readPending } from "./internal/read-open";

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
  const search = await dividedSearch(db, project);
  if (search === null) return { waiting: 0, next: [] };
  const { rank, compare, turn } = queueOrder(adjudicator.userId);
  const from = after === undefined ? null : rank(after);
  const policy = project.settings.adjudication;
  const pending = await readPending(db, search, decided);
  const theirs = pending
    .filter(({ known }) => roundFor(known.decisions, policy, adjudicator).round !== null)
    .map(({ known, ...item }) => rank({ ...item, isEscalated: known.state === "escalated" }))
    .filter((place) => from === null || compare(from, place) < 0);
  const undecided = await nextUndecided(db, search, {
    turn,
    // Whatever nobody has decided comes behind all that is to be settled.
    after: from === null || from.isEscalated ? null : from,
    limit: casesAtOnce,
  });
  const next = [...theirs, ...undecided.map((item) => rank({ ...item, isEscalated: false }))];
  const { decisions } = await countUndecided(db, search);
  return { waiting: decisions + pending.length, next: next.toSorted(compare).slice(0, casesAtOnce) };
}
