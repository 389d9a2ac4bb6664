import type { Command } from "commander";
import { assignItems } from "@/server/services/invitation/assign-items";
import { withDatabase } from "@/server/services/startup/open-database";
import { localFile } from "./local-file";
import { enterAsOperator } from "./operator";
import { print } from "./table";

/** `assign`: gives the items of a draft to people by a list, whole or not at all. */
export function addAssign(program: Command): void {
  program
    .command("assign")
    .argument("<project>", "address of the project")
    .argument("<file>", "CSV or TSV with the columns person and item, and dataset where ids are not unique")
    .description("assign items of a draft to named people, all or nothing; replaces the earlier list")
    .option("--json", "print the result as one JSON object")
    .action((slug: string, file: string, { json }: { json?: boolean }) =>
      withDatabase(async (deps) => {
        const scope = await enterAsOperator(deps, slug);
        const assigned = await assignItems(deps, scope, localFile(file));
        print(
          assigned,
          json,
          ({ items, people, invited }) => `${items} items for ${people} people, ${invited} of them new`,
        );
      }),
    );
}
