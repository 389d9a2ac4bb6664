import { decisionsOn, insertAdjudication, lockItemToDecide } from "@/db/queries/adjudications";
import { readDimensions } from "@/db/queries/dimensions";
import { judgmentsToDecide } from "@/db/queries/divided-items";
import { holdProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import { sessionSecret } from "@/server/auth/secret";
import type { Deps } from "@/server/deps";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { isSameDecision } from "@/server/domain/adjudication/adjudication-outcome";
import type { DecidedItem, DecideInput } from "@/server/domain/adjudication/contracts";
import { roundFor, type RoundAnswer } from "@/server/domain/adjudication/round-for";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { DomainError } from "@/server/domain/errors";
import type { FieldProblem } from "@/server/domain/field-problems";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import type { TaskType } from "@/server/domain/task/task-types";
import { isOnScale } from "@/server/domain/scale/is-on-scale";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { itemScale } from "@/task-types/item-scale";
import { tasks } from "@/task-types/tasks";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { adjudicatorOf } from "./internal/adjudicator-of";
import { shownJudgments } from "./internal/shown-judgments";

/**
 * Decides an item on which annotators differ, in whichever round it stands for this person. The same decision sent
 * again is the one that was stored.
 * @throws DomainError `not_found`, also where no value is the gold, `invalid_input` naming a decision that is not on the scale, `conflict` when the
 *   judgments are others than those that were shown, or somebody decided it meanwhile, `forbidden` where an owner or
 *   organizer has to settle it.
 */
export async function decideItem(
  deps: Deps,
  scope: AdjudicateScope,
  input: Omit<DecideInput, "project">,
): Promise<DecidedItem> {
  const adjudicator = adjudicatorOf(scope);
  const { userId } = adjudicator;
  const { itemId, dimensionId, decision, reason, note } = input;
  return deps.store.write(async (tx) => {
    const { taskType, settings } = await holdProject(tx, scope.projectId);
    const item = await findItem(tx, { projectId: scope.projectId, taskType }, input);
    refuseOffScale(item.scale, decision);
    const decisions = await decisionsOn(tx, input);
    const answer = roundFor(decisions, settings.adjudication, adjudicator);
    if (answer.round === null) {
      const own = decisions.find((each) => each.userId === userId);
      if (own !== undefined && isSameDecision(own.decision, decision)) return { id: own.id };
      throw refusalOf(answer.reason);
    }
    const looking = { userId, blind: settings.adjudication.blind, secret: sessionSecret() };
    const shown = await readShown(tx, input, looking);
    const id = deps.newId();
    await insertAdjudication(tx, {
      id,
      projectId: scope.projectId,
      itemId,
      dimensionId,
      round: answer.round,
      decision,
      reason,
      note,
      shownOrder: shown.map(({ annotatorId }) => annotatorId),
      judgedValues: shown.map(({ value }) => value),
      userId,
      decidedAt: deps.now(),
    });
    // Without the decision: whoever is asked second reads the events, too.
    await recordEvent(deps, tx, scope, "item_adjudicated", {
      item: item.externalId,
      round: answer.round,
    });
    return { id };
  });
}

type Asked = Pick<DecideInput, "itemId" | "dimensionId" | "judgedValues">;

async function findItem(
  tx: Tx,
  { projectId, taskType }: { projectId: string; taskType: TaskType },
  { itemId, dimensionId }: Asked,
) {
  const item = await lockItemToDecide(tx, projectId, itemId);
  const dimension = (await readDimensions(tx, projectId)).find((each) => each.dimensionId === dimensionId);
  const hasValues = tasks[taskType].agreement === "values";
  if (item === undefined || dimension === undefined || !hasValues) {
    throw new DomainError("not_found", "There is no such item in this project.");
  }
  const { externalId, content } = item;
  return { externalId, scale: itemScale(tasks[taskType], content, dimension.scale) };
}

async function readShown(
  tx: Tx,
  { itemId, dimensionId, judgedValues }: Asked,
  looking: Parameters<typeof shownJudgments>[1],
) {
  const judgments = await judgmentsToDecide(tx, [itemId]);
  const shown = shownJudgments(
    judgments.filter((judgment) => judgment.dimensionId === dimensionId),
    looking,
  );
  const isAsShown =
    shown.length === judgedValues.length && shown.every(({ value }, at) => value === judgedValues[at]);
  if (shown.length > 0 && isAsShown) return shown;
  throw new DomainError("conflict", "The judgments of this item are others by now. Look again.");
}

function refuseOffScale(scale: ShownScale, decision: AdjudicationDecision): void {
  if (decision.kind === "not-applicable" && !scale.notApplicable) {
    refuseProblems({ decision: { reason: "not_offered", params: {} } });
  }
  if (decision.kind === "value" && !isOnScale(scale, decision.value)) {
    const problem: FieldProblem = {
      reason: "off_scale",
      params: { ...scaleRange(scale), step: scale.step },
    };
    refuseProblems({ "decision.value": problem });
  }
}

function refusalOf(reason: Extract<RoundAnswer, { round: null }>["reason"]): DomainError {
  return reason === "not_theirs"
    ? new DomainError("forbidden", "Two people decided differently. An owner or organizer settles it.")
    : new DomainError("conflict", "This item was decided meanwhile. Undo the decision to change it.");
}
