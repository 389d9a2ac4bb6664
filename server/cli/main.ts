import { Command } from "commander";
import { addImport } from "./import";
import { addLaunch } from "./launch";
import { addMigrate } from "./migrate";
import { addOrganizer } from "./organizer";
import { addPay } from "./pay";
import { addProject } from "./project";
import { addRehearse } from "./rehearse/command";
import { addRelease } from "./release";
import { addServe } from "./serve";
import { addStatus } from "./status";
import { exitCodeOf } from "./exit-code";

const program = new Command("touchstone")
  .description("Builds gold standards of graded similarity from the judgments of many people.")
  .exitOverride()
  .showHelpAfterError();

const commands = [
  addServe,
  addMigrate,
  addProject,
  addImport,
  addLaunch,
  addStatus,
  addPay,
  addRelease,
  addRehearse,
  addOrganizer,
];
for (const add of commands) add(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
