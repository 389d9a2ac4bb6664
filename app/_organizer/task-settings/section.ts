import type { ProjectDetail } from "@/server/domain/project/contracts";

/** What every section of the set-up is given. */
export interface SectionProps {
  project: ProjectDetail;
}
