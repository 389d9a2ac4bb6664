import { useMessages } from "next-intl";
import type { ProjectDetail } from "@/server/domain/project/contracts";

/** What organizers read a dimension by: its question, or the task type's own words for it. */
export function useDimensionName() {
  const { task } = useMessages().organizer;
  return ({ taskType, dimensions }: Pick<ProjectDetail, "taskType" | "dimensions">, name: string): string => {
    const own: { name: string; dimensionNames?: Readonly<Record<string, string>> } = task[taskType];
    return own.dimensionNames?.[name] ?? dimensions.find((each) => each.name === name)?.question ?? name;
  };
}
