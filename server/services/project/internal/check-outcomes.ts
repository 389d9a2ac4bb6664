import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { refuseMeaningless } from "@/server/domain/policy/refuse-meaningless";
import type { ProjectChange } from "@/server/domain/project/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { boundOfExtra } from "@/server/domain/task/traits";
import { ruleOfFigure } from "@/server/domain/stopping/rule-of-figure";
import { offeredMethods } from "@/server/services/aggregation/internal/offered-methods";
import { offeredRules } from "@/task-types/offered-rules";
import { tasks } from "@/task-types/tasks";

type Change = NonNullable<ProjectChange["settings"]>;

/**
 * Refuses rules, ways to gold and levels of agreement that say nothing of such answers. What a project had before it
 * keeps, so that other settings can be saved beside it.
 * @throws DomainError `does_not_apply`.
 */
export async function checkOutcomes(db: Db, project: ProjectRow, change: Change): Promise<void> {
  const { id, taskType, settings } = project;
  const rules = others(rulesIn(change), rulesIn(settings));
  if (rules.length > 0) refuseMeaningless(rules, offeredRules(taskType, (await readScale(db, id)).scale));
  const methods = others(methodIn(change), methodIn(settings));
  if (methods.length > 0) refuseMeaningless(methods, await offeredMethods(db, project));
  const levels = others(levelIn(change), levelIn(settings));
  refuseMeaningless(levels, tasks[taskType].outcomes.agreementLevels);
  const bounds = others(boundsIn(change), boundsIn(settings));
  if (bounds.some((bound) => bound !== boundOfExtra(taskType))) refuseMeaningless(["extraJudgments"], []);
}

const others = <T>(asked: readonly T[], had: readonly T[]): T[] => asked.filter((one) => !had.includes(one));

function rulesIn({ exclusionRules = [], stopping }: Partial<ProjectSettings> | Change): string[] {
  const behaviour = stopping?.behaviour ?? [];
  return [...exclusionRules.map(({ name }) => name), ...behaviour.map(({ figure }) => ruleOfFigure[figure])];
}

const methodIn = ({ aggregation }: Change): string[] =>
  aggregation === undefined ? [] : [aggregation.aggregation.method];

function boundsIn({ extraJudgments }: Pick<Change, "extraJudgments">): string[] {
  const { ciWidth, disagreement } = extraJudgments ?? {};
  return [
    ...(ciWidth === undefined ? [] : ["ciWidth"]),
    ...(disagreement === undefined ? [] : ["disagreement"]),
  ];
}

const levelIn = ({ agreementLevel }: Change): string[] =>
  agreementLevel === undefined ? [] : [agreementLevel];
