import type { ScreenName } from "@/app/_organizer/project-shell/screens";
import { folderOfHelp, helpPageOfFile } from "@/server/domain/help/help-languages";
import type { HelpPage } from "@/server/domain/help/help-page";

/** The page of the documentation about each screen of a project. */
export const helpOfScreens: Record<ScreenName, string> = {
  overview: "organize/overview",
  basics: "organize/task",
  instructions: "organize/task",
  scale: "organize/task",
  question: "organize/task",
  page: "organize/task",
  languages: "organize/task",
  preview: "organize/task",
  items: "organize/items",
  reported: "organize/items",
  sample: "organize/sample",
  batches: "organize/batches",
  gold: "organize/gold",
  rules: "organize/rules",
  people: "organize/people",
  limits: "organize/limits",
  rehearsal: "organize/rehearsal",
  annotators: "organize/annotators",
  recruit: "organize/recruit",
  pay: "organize/pay",
  agreement: "organize/agreement",
  exclusion: "organize/exclusions",
  adjudication: "organize/adjudication",
  releases: "organize/releases",
  evaluation: "organize/evaluation",
  members: "organize/members",
  jobs: "organize/overview",
  activity: "organize/activity",
  settings: "organize/protocol",
};

/** Screens under Items that only one task type has. */
const helpOfItemScreens: Readonly<Record<string, string>> = { pyramids: "organize/pyramids" };

const projectPath = /^\/projects\/[^/]+(?:\/([^/]+)(?:\/([^/]+))?)?/;

/** The page of the documentation about what stands at an address. */
export function helpPageOf(pathname: string): string {
  if (pathname === "/account") return "organize/account";
  if (pathname === "/projects" || pathname.startsWith("/projects/new")) return "organize/projects";
  const [, screen = "overview", part = ""] = projectPath.exec(pathname) ?? [];
  if (screen === "items" && Object.hasOwn(helpOfItemScreens, part)) return helpOfItemScreens[part]!;
  return Object.hasOwn(helpOfScreens, screen) ? helpOfScreens[screen as ScreenName] : "organize/overview";
}

/**
 * The page that a link of the documentation leads to, with its part; null where it leads out of it.
 * @param from the page that has the link.
 */
export function linkedHelpPage(
  from: Pick<HelpPage, "name" | "language">,
  href: string,
): { name: string; part: string } | null {
  if (/^[a-z]+:/i.test(href)) return null;
  const [file = "", part = ""] = href.split("#");
  if (file !== "" && !file.endsWith(".md")) return null;
  const base = new URL(`https://docs/${folderOfHelp(from.language)}${from.name}.md`);
  const name = file === "" ? from.name : helpPageOfFile(new URL(file, base).pathname.slice(1)).name;
  return name.startsWith("decisions/") ? null : { name, part };
}
