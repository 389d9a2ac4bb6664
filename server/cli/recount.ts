import type { Command } from "commander";
import { withDatabase } from "@/server/services/startup/open-database";
import { recountProject } from "@/server/services/recount/recount-project";
import { enterAsOperator } from "./operator";

/** `recount`: counts again what lists read. */
export function addRecount(program: Command): void {
  program
    .command("recount")
    .argument("<project>", "address of the project")
    .description("count the sums again that lists of a project are read from; people can work meanwhile")
    .action((slug: string) =>
      withDatabase(async (deps) => {
        const { projectId } = await enterAsOperator(deps, slug);
        const { annotators, items } = await recountProject(deps, projectId);
        console.log(`Counted ${annotators} annotators and ${items} items.`);
      }),
    );
}
