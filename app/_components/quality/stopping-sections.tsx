"use client";

import { hasGold } from "@/server/domain/project/uses-scale";
import { BehaviourRules } from "./behaviour-rules";
import type { QualityProps } from "./section";
import { Stopping } from "./stopping";
import { usePolicy } from "./use-policy";

/** Stopping by gold and by behaviour: one policy, saved as one. */
export function StoppingSections({ project }: QualityProps) {
  const form = usePolicy(project, ["stopping"]);
  return (
    <>
      {hasGold(project.taskType) ? <Stopping project={project} form={form} /> : null}
      <BehaviourRules project={project} form={form} />
    </>
  );
}
