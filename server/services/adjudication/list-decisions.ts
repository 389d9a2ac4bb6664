import { adjudicationLog } from "@/db/queries/adjudications";
import { itemsToDecide, judgmentsToDecide } from "@/db/queries/divided-items";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isSameDecision } from "@/server/domain/adjudication/adjudication-outcome";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { DecisionState, ListedDecision, ListedDecisions } from "@/server/domain/adjudication/contracts";
import { maySee } from "@/server/domain/adjudication/may-see";
import type { Adjudicator } from "@/server/domain/adjudication/round-for";
import { isoInstant } from "@/server/domain/instant";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import { adjudicatorOf } from "./internal/adjudicator-of";
import { readDecided } from "./internal/read-decided";

const perPage = 50;

type Logged = Awaited<ReturnType<typeof adjudicationLog>>[number];

/**
 * A page of what was decided, the newest first, what was undone included. What somebody else decided about an item that
 * waits for this person is not among it.
 */
export async function listDecisions(
  deps: Pick<Deps, "store">,
  scope: AdjudicateScope,
  { page }: { page: number },
): Promise<ListedDecisions> {
  const { decisions, count } = await decisionsOf(deps, scope, (visible) =>
    visible.slice((page - 1) * perPage, page * perPage),
  );
  return { decisions, count, pages: Math.max(1, Math.ceil(count / perPage)) };
}

/** The same by a place in the list: what was decided before the decision `behind`, at most so many. */
export async function listDecisionsBehind(
  deps: Pick<Deps, "store">,
  scope: AdjudicateScope,
  { behind, limit }: { behind: string | null; limit: number },
): Promise<ListedDecision[]> {
  const { decisions } = await decisionsOf(deps, scope, (visible) => {
    const from = behind === null ? 0 : visible.findIndex(({ id }) => id === behind) + 1;
    return visible.slice(from, from + limit);
  });
  return decisions;
}

type Visible = Logged & { state: DecisionState };

async function decisionsOf(
  deps: Pick<Deps, "store">,
  scope: AdjudicateScope,
  part: (visible: readonly Visible[]) => readonly Visible[],
): Promise<{ decisions: ListedDecision[]; count: number }> {
  const db = deps.store.read;
  const adjudicator = adjudicatorOf(scope);
  const project = await readProject(db, scope.projectId);
  const decided = await readDecided(db, project);
  const visible = (await adjudicationLog(db, project.id))
    .map((logged) => ({ ...logged, state: stateOf(logged, decided) }))
    .filter((logged) => maySee(logged, decided.get(adjudicationKey(logged)), adjudicator))
    .toReversed();
  const shown = part(visible);
  const itemIds = [...new Set(shown.map(({ itemId }) => itemId))];
  const texts = await itemsToDecide(db, project.id, itemIds);
  const judgments = await judgmentsToDecide(db, itemIds);
  const decisions = shown.map((logged) => {
    const { textA = "", textB = "" } = texts.find(({ itemId }) => itemId === logged.itemId) ?? {};
    const now = judgments.filter((one) => adjudicationKey(one) === adjudicationKey(logged));
    return { ...listed(logged, adjudicator), textA, textB, isChanged: isChanged(logged, now) };
  });
  return { decisions, count: visible.length };
}

function stateOf(logged: Logged, decided: Awaited<ReturnType<typeof readDecided>>): DecisionState {
  if (logged.undoneAt !== null) return "undone";
  const known = decided.get(adjudicationKey(logged));
  if (known?.state !== "settled") return known?.state === "escalated" ? "escalated" : "awaiting-second";
  const inForce = known.decisions.find(({ id }) => id === known.holds);
  // Of two people who agree, neither is overruled by the other.
  const isInForce = inForce !== undefined && isSameDecision(inForce.decision, logged.decision);
  return isInForce ? "settled" : "outvoted";
}

function listed(
  logged: Visible,
  { userId, maySettle }: Adjudicator,
): Omit<ListedDecision, "textA" | "textB" | "isChanged"> {
  const { id, externalId, dataset, dimension, round, state, decision, reason, note } = logged;
  const { judgedValues, by, undoneBy, undoneAt } = logged;
  return {
    ...{ id, externalId, dataset, dimension, round, state, decision, reason, note, judgedValues, by },
    at: isoInstant(logged.decidedAt),
    undoneBy,
    undoneAt: undoneAt === null ? null : isoInstant(undoneAt),
    mayUndo: state !== "undone" && (maySettle || logged.userId === userId),
  };
}

/** Whether others judge the item by now than when it was decided, or with other values. */
function isChanged(
  { shownOrder, judgedValues }: Logged,
  now: readonly { annotatorId: string; value: number | null }[],
): boolean {
  const before = new Map(shownOrder.map((annotatorId, at) => [annotatorId, judgedValues[at]]));
  return (
    now.length !== before.size || now.some(({ annotatorId, value }) => before.get(annotatorId) !== value)
  );
}
