import type { Command } from "commander";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { closeProject } from "@/server/services/launch/close-project";
import { launchProject } from "@/server/services/launch/launch-project";
import { pauseProject } from "@/server/services/launch/pause-project";
import { resumeProject } from "@/server/services/launch/resume-project";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "./operator";

type Change = (deps: Deps, scope: OrganizeScope) => Promise<ProjectDetail>;

const changes: [name: string, description: string, change: Change][] = [
  ["launch", "build the HITs and open the project to annotators", launchProject],
  ["pause", "give out no more pages; people can still submit open ones", pauseProject],
  ["resume", "give out pages again after a pause", resumeProject],
  ["close", "close the project; this cannot be undone", closeProject],
];

/** `launch`, `pause`, `resume` and `close`: a project's way from draft to end. */
export function addLaunch(program: Command): void {
  for (const [name, description, change] of changes) {
    program
      .command(name)
      .argument("<project>", "address of the project")
      .description(description)
      .action((slug: string) =>
        withDatabase(async (deps) => {
          const { state } = await change(deps, await enterAsOperator(deps, slug));
          console.log(`${slug} is ${state}.`);
        }),
      );
  }
}
