import type { Permission } from "@/server/domain/project/may";
import type { TaskType } from "@/server/domain/project/project";
import { hasGold, hasValues } from "@/server/domain/project/uses-scale";

/** The screens of a project, in the order of the work. */
export const projectTabs = [
  { name: "overview", path: "", permission: "view" },
  { name: "setup", path: "/setup", permission: "organize" },
  { name: "items", path: "/items", permission: "view" },
  { name: "gold", path: "/gold", permission: "view" },
  { name: "quality", path: "/quality", permission: "organize" },
  { name: "preview", path: "/preview", permission: "view" },
  { name: "recruit", path: "/recruit", permission: "organize" },
  { name: "annotators", path: "/annotators", permission: "organize" },
  { name: "pay", path: "/pay", permission: "organize" },
  { name: "agreement", path: "/agreement", permission: "view" },
  { name: "adjudication", path: "/adjudication", permission: "adjudicate" },
  { name: "releases", path: "/releases", permission: "view" },
] as const satisfies readonly { name: string; path: string; permission: Permission }[];

type TabName = (typeof projectTabs)[number]["name"];

/**
 * Screens that speak of some task types only: where texts are written nothing is right and nothing can agree, and of
 * rankings the shares are the gold, which no decision replaces.
 */
const ofSomeTasks: Partial<Record<TabName, (taskType: TaskType) => boolean>> = {
  gold: hasGold,
  agreement: hasGold,
  adjudication: hasValues,
};

/** Whether a screen has something to say about a task type. */
export function isOfTask(name: TabName, taskType: TaskType): boolean {
  return ofSomeTasks[name]?.(taskType) ?? true;
}
