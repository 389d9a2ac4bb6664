import path from "node:path";
import type { Command } from "commander";
import { writeRelease } from "@/server/services/release/write-release";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "./operator";

/** `release`: gold files and raw judgments. */
export function addRelease(program: Command): void {
  program
    .command("release")
    .argument("<project>", "address of the project")
    .requiredOption("--out <folder>", "where to write the files; made if it is not there")
    .description("write the gold files and the raw judgments of a project")
    .action((slug: string, { out }: { out: string }) =>
      withDatabase(async (deps) => {
        const names = await writeRelease(deps, await enterAsOperator(deps, slug), out);
        for (const name of names) console.log(path.join(out, name));
      }),
    );
}
