import { InvalidArgumentError, type Command } from "commander";
import type { Deps } from "@/server/deps";
import type { ProjectContents } from "@/server/domain/project/contents";
import { deleteProject } from "@/server/services/project/delete-project";
import { enterProject } from "@/server/services/project/enter-project";
import { showContents } from "@/server/services/project/show-contents";
import { withDatabase } from "@/server/services/startup/open-database";
import { operator } from "../operator";

/** `project delete`: says what goes, and with --yes deletes it. */
export function addProjectDelete(project: Command): void {
  project
    .command("delete")
    .description("delete a draft or a closed project with everything of it; this cannot be undone")
    .argument("<project>", "address of the project")
    .option("--yes", "delete it; left out, only what would be deleted is said")
    .action((slug: string, { yes = false }: { yes?: boolean }) =>
      withDatabase((deps) => deleteAsOperator(deps, slug, yes)),
    );
}

async function deleteAsOperator(deps: Deps, slug: string, yes: boolean): Promise<void> {
  const scope = await enterProject(deps, operator, slug, "own");
  const contents = await showContents(deps, scope);
  if (!yes) {
    throw new InvalidArgumentError(
      `Nothing was deleted. ${slug} has ${contentsText(contents)}. To delete all of it: touchstone project delete ${slug} --yes`,
    );
  }
  await deleteProject(deps, scope);
  console.log(`Deleted ${slug}: ${contentsText(contents)}.`);
}

function contentsText({ items, annotators, judgments, releases, unpaid }: ProjectContents): string {
  const counts = Object.entries({ items, annotators, judgments, releases });
  const listed = counts.map(([name, count]) => `${count} ${count === 1 ? name.slice(0, -1) : name}`);
  const pay = unpaid === null ? [] : [`${unpaid.amount.toFixed(2)} ${unpaid.currency} not marked as paid`];
  return [...listed, ...pay].join(", ");
}
