"use client";

import { BehaviourRules } from "./behaviour-rules";
import type { QualityProps } from "./section";
import { Stopping } from "./stopping";
import { usePolicy } from "./use-policy";

/** Stopping by gold and by behaviour: one policy, saved as one. */
export function StoppingSections({ project }: QualityProps) {
  const form = usePolicy(project, ["stopping"]);
  return (
    <>
      <Stopping project={project} form={form} />
      <BehaviourRules project={project} form={form} />
    </>
  );
}
