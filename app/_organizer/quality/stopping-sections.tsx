"use client";

import { hasGold } from "@/server/domain/task/traits";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";
import { BehaviourRules } from "./behaviour-rules";
import type { ConsequenceProps } from "./section";
import { Stopping } from "./stopping";
import { usePolicy } from "../policy-field/use-policy";

interface StoppingSectionsProps extends ConsequenceProps {
  /** The rules that mean something in the project. */
  rules: readonly RuleName[];
}

/** Stopping by gold and by behaviour: one policy, saved as one. */
export function StoppingSections({ project, rules, summary }: StoppingSectionsProps) {
  const form = usePolicy(project, ["stopping", "goldGrading"]);
  return (
    <>
      {hasGold(project.taskType) ? <Stopping project={project} form={form} summary={summary} /> : null}
      <BehaviourRules form={form} rules={rules} />
    </>
  );
}
