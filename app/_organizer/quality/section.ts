import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { LaunchCheck } from "@/server/domain/project/launch";

/** What every section of the quality policy is given. */
export interface QualityProps {
  project: ProjectDetail;
}

/** What a section is given that says what its settings come to. */
export interface ConsequenceProps extends QualityProps {
  summary: LaunchCheck["summary"];
}
