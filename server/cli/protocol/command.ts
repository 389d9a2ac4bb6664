import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { createProjectInput } from "@/server/domain/project/contracts";
import { protocolSchema } from "@/server/exports/protocol-schema";
import { copyProject } from "@/server/services/protocol/copy-project";
import { writeProtocol } from "@/server/services/protocol/write-protocol";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "../operator";

/** `project export`, `project schema` and `project copy`: what an organizer decided, as a file or as another draft. */
export function addProjectProtocol(project: Command): void {
  project
    .command("export")
    .description("write the protocol of a project as YAML: settings, scale and texts; no items, no people")
    .argument("<project>", "address of the project")
    .option("--out <file>", "file to write; standard output where left out")
    .action((slug: string, { out }: { out?: string }) =>
      withDatabase(async (deps) => {
        const text = await writeProtocol(deps, await enterAsOperator(deps, slug));
        if (out === undefined) process.stdout.write(text);
        else writeFileSync(out, text);
      }),
    );
  project
    .command("schema")
    .description("print the JSON Schema of protocol files, for an editor that checks them while you write")
    .action(() => console.log(JSON.stringify(protocolSchema(), null, 2)));
  project
    .command("copy")
    .description("make a draft with the settings, scale and texts of a project; no items, people or answers")
    .argument("<project>", "address of the project")
    .requiredOption("--name <text>", "what people call the copy")
    .requiredOption("--slug <address>", "address of the copy: lower-case letters, digits, hyphens")
    .action((slug: string, options: unknown) =>
      withDatabase(async (deps) => {
        const input = createProjectInput.pick({ name: true, slug: true }).parse(options);
        const made = await copyProject(deps, await enterAsOperator(deps, slug), input);
        console.log(made.slug);
      }),
    );
}
