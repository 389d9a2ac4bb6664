import type { ProjectDetail } from "@/server/domain/project/contracts";
import { annotatorTaskMessages } from "@/task-types/messages";

/** What organizers read a dimension by: its question, or of most and least these very words. */
export function dimensionName(
  { taskType, dimensions }: Pick<ProjectDetail, "taskType" | "dimensions">,
  name: string,
): string {
  const { most, least } = annotatorTaskMessages["best-worst"].widget;
  if (taskType === "best-worst") return name === "most" ? most : least;
  return dimensions.find((dimension) => dimension.name === name)?.question ?? name;
}
