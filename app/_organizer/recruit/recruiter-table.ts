import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { OutcomeTable } from "@/server/domain/recruiter/outcome-rows";
import { recruiterNames, type RecruiterName } from "@/server/domain/recruiter/recruiters";

/** The ways people are sent that have a table of outcomes. */
export const tableNames = ["link", ...recruiterNames] as const;
export type TableName = "link" | RecruiterName;

/** What decides the outcomes of one way of sending people; null where the project does not use it. */
export function outcomeTableOf(
  { settings }: Pick<ProjectDetail, "settings">,
  name: TableName,
): OutcomeTable | null {
  const { returnUrl, recruiters } = settings;
  if (name === "link") return { settings: null, returnUrl };
  const found = recruiters.find((each) => each.name === name);
  return found === undefined ? null : { settings: found, returnUrl };
}
