import type { Command } from "commander";
import { presetNames } from "@/server/domain/preset/presets";
import { updateProject } from "@/server/services/project/update-project";
import { listProjects } from "@/server/services/project/list-projects";
import { withDatabase } from "@/server/services/startup/open-database";
import { createDraft, type CreateOptions } from "./create-draft";
import { collectSetting } from "./settings-option";
import { enterAsOperator, operator } from "./operator";
import { addProjectDelete } from "./protocol/delete";
import { addProjectProtocol } from "./protocol/command";
import { print, printedTable } from "./table";

/** `project`: makes, changes, lists, exports, copies and deletes projects. */
export function addProject(program: Command): void {
  const project = program.command("project").description("campaigns");
  project
    .command("create")
    .description("make a draft from a preset or a protocol")
    .option("--preset <name>", presetNames.join(", "))
    .option("--from <file>", "a protocol that project export made; - for standard input")
    .option("--name <text>", "what people call it; left out, the protocol's")
    .requiredOption("--slug <address>", "part of its address: lower-case letters, digits, hyphens")
    .option("--language <tag>", "language of the items; en where left out")
    .option("--set <key=value>", "a setting such as overlap=13; may be repeated", collectSetting, {})
    .option("--scale <file>", "JSON with step, notApplicable and points")
    .option("--scale-min <number>", "least value of a scale with two points", Number)
    .option("--scale-max <number>", "greatest value of a scale with two points", Number)
    .option("--scale-step <number>", "distance between its values", Number)
    .action((options: CreateOptions) =>
      withDatabase(async (deps) => {
        const { slug } = await createDraft(deps, options);
        console.log(slug);
      }),
    );
  project
    .command("set")
    .description("change settings of a project, all of them or none")
    .argument("<project>", "address of the project")
    .argument("<settings...>", "settings such as overlap=13")
    .option("--was <key=value>", "only if the setting is still this; may be repeated", collectSetting, {})
    .action((slug: string, pairs: string[], { was }: { was: Record<string, unknown> }) =>
      withDatabase(async (deps) => {
        const settings = pairs.reduce((before, pair) => collectSetting(pair, before), {});
        await updateProject(deps, await enterAsOperator(deps, slug), { settings, was: { settings: was } });
        console.log(slug);
      }),
    );
  project
    .command("list")
    .description("list the projects, newest first")
    .option("--json", "print JSON")
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async (deps) => {
        print(await listProjects(deps, operator), json, (projects) =>
          printedTable(
            ["project", "state", "judgments", "name"],
            projects.map(({ slug, state, judgments, name }) => [
              slug,
              state,
              `${judgments.done}/${judgments.needed}`,
              name,
            ]),
          ),
        );
      }),
    );
  addProjectProtocol(project);
  addProjectDelete(project);
}
