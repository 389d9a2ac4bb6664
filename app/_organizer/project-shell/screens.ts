import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may, type Permission } from "@/server/domain/project/may";
import type { TaskType } from "@/server/domain/task/task-types";
import {
  hasAgreement,
  hasGold,
  hasValues,
  itemsArePairs,
  scoresRuns,
  usesScale,
} from "@/server/domain/task/traits";

interface ScreenGroup {
  name: string;
  /** Each with its path below the project; the first opens when the group is chosen. */
  screens: readonly { name: string; path: string; permission: Permission }[];
}

/** The screens of a project in the groups of its navigation, both in the order of the work. */
export const screenGroups = [
  { name: "overview", screens: [{ name: "overview", path: "", permission: "view" }] },
  {
    name: "task",
    screens: [
      { name: "basics", path: "/basics", permission: "organize" },
      { name: "instructions", path: "/instructions", permission: "organize" },
      { name: "scale", path: "/scale", permission: "organize" },
      { name: "question", path: "/question", permission: "organize" },
      { name: "page", path: "/page", permission: "organize" },
      { name: "languages", path: "/languages", permission: "organize" },
      { name: "preview", path: "/preview", permission: "view" },
    ],
  },
  {
    name: "items",
    screens: [
      { name: "items", path: "/items", permission: "view" },
      { name: "reported", path: "/items/reported", permission: "view" },
      { name: "sample", path: "/sample", permission: "organize" },
      { name: "batches", path: "/batches", permission: "view" },
    ],
  },
  {
    name: "quality",
    screens: [
      { name: "gold", path: "/gold", permission: "view" },
      { name: "rules", path: "/rules", permission: "organize" },
      { name: "people", path: "/people", permission: "organize" },
      { name: "limits", path: "/limits", permission: "organize" },
      { name: "rehearsal", path: "/rehearsal", permission: "organize" },
    ],
  },
  {
    name: "annotators",
    screens: [
      { name: "annotators", path: "/annotators", permission: "organize" },
      { name: "recruit", path: "/recruit", permission: "organize" },
      { name: "pay", path: "/pay", permission: "organize" },
    ],
  },
  {
    name: "results",
    screens: [
      { name: "agreement", path: "/agreement", permission: "view" },
      { name: "exclusion", path: "/exclusion", permission: "organize" },
      { name: "adjudication", path: "/adjudication", permission: "adjudicate" },
      { name: "releases", path: "/releases", permission: "view" },
      { name: "evaluation", path: "/evaluation", permission: "view" },
    ],
  },
  {
    name: "project",
    screens: [
      { name: "members", path: "/members", permission: "organize" },
      { name: "jobs", path: "/jobs", permission: "view" },
      { name: "activity", path: "/activity", permission: "view" },
      { name: "settings", path: "/settings", permission: "organize" },
    ],
  },
] as const satisfies readonly ScreenGroup[];

type GroupName = (typeof screenGroups)[number]["name"];
export type ScreenName = (typeof screenGroups)[number]["screens"][number]["name"];

/** A group as one person sees it, its screens with their whole addresses. */
export interface ShownScreenGroup {
  name: GroupName;
  screens: { name: ScreenName; href: string }[];
}

/**
 * Screens that speak of some task types only: candidates of a sample are pairs of texts, where there is no scale the
 * question stands alone, where texts are written nothing is right and nothing can agree, units that are marked agree but
 * are not right, and of rankings the shares are the gold, which no decision replaces.
 */
const ofSomeTasks: Partial<Record<ScreenName, (taskType: TaskType) => boolean>> = {
  scale: usesScale,
  question: (taskType) => !usesScale(taskType),
  sample: itemsArePairs,
  gold: hasGold,
  agreement: hasAgreement,
  adjudication: hasValues,
  evaluation: scoresRuns,
};

/** Whether a screen has something to say about a task type. */
export function isOfTask(name: ScreenName, taskType: TaskType): boolean {
  return ofSomeTasks[name]?.(taskType) ?? true;
}

/** What only a campaign with real people has. */
const ofRealProjects: readonly ScreenName[] = ["rehearsal", "recruit", "pay", "evaluation"];

/** What decides which screens somebody sees. */
type Looked = Pick<ProjectDetail, "slug" | "role" | "taskType" | "rehearsalOf">;

/**
 * What somebody sees of a project's screens: what their role may not use, its task type does not have, or a rehearsal copy
 * has not, is absent.
 */
export function shownGroups({ slug, role, taskType, rehearsalOf }: Looked): ShownScreenGroup[] {
  const isOfCopy = (name: ScreenName) => rehearsalOf === null || !ofRealProjects.includes(name);
  return screenGroups
    .map(({ name, screens }) => ({
      name,
      screens: screens
        .filter((screen) => may(role, screen.permission) && isOfTask(screen.name, taskType))
        .filter((screen) => isOfCopy(screen.name))
        .map((screen) => ({ name: screen.name, href: `/projects/${slug}${screen.path}` })),
    }))
    .filter(({ screens }) => screens.length > 0);
}
