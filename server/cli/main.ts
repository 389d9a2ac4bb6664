import { Command } from "commander";
import { exitCodeOf } from "./exit-code";
import { productVersion } from "@/server/services/startup/product-version";
import { addCommands } from "./commands";

// Whoever reads the output may have seen enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const program = new Command("touchstone")
  .description("Builds gold standards of graded similarity from the judgments of many people.")
  .version(productVersion(), "-V, --version", "print the version of Touchstone")
  .exitOverride()
  .showHelpAfterError();

try {
  await addCommands(program, process.argv[2]);
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
