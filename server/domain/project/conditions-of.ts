import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import type { JoiningConditions } from "./shown-project";

/** The conditions of joining as anybody may read them. */
export function conditionsOf({ notInProjects, ...conditions }: EligibilityPolicy): JoiningConditions {
  return { ...conditions, notInOthers: notInProjects.length > 0 };
}
