import type { ProjectDetail } from "@/server/domain/project/contracts";
import { organizerTaskMessages } from "@/task-types/messages";

/** What organizers read a dimension by: its question, or the task type's own words for it. */
export function dimensionName(
  { taskType, dimensions }: Pick<ProjectDetail, "taskType" | "dimensions">,
  name: string,
): string {
  const own: { name: string; dimensionNames?: Readonly<Record<string, string>> } =
    organizerTaskMessages[taskType];
  return own.dimensionNames?.[name] ?? dimensions.find((each) => each.name === name)?.question ?? name;
}
