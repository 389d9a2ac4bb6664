import { Command } from "commander";
import { addAssign } from "./assign";
import { addImport } from "./import";
import { addLaunch } from "./launch";
import { addMigrate } from "./migrate";
import { addOrganizer } from "./organizer";
import { addPay } from "./pay";
import { addProject } from "./project";
import { addRehearse } from "./rehearse/command";
import { addRelease } from "./release";
import { addScreen } from "./screen/command";
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
  addAssign,
  addLaunch,
  addStatus,
  addPay,
  addRelease,
  addRehearse,
  addOrganizer,
  addScreen,
];
for (const add of commands) add(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
