import { ensureBuilt } from "../build.mjs";
import { browserStage } from "./browser-stage";
import { runStages } from "./run-stages";
import { singleStage } from "./stage";
import { staticStages } from "./static-stages";
import { vitestStage } from "./vitest-stage";

process.exitCode = await runStages([
  staticStages,
  // Loading files and waiting leave half of the machine idle, so the engines share it.
  [
    vitestStage("unit tests, and service tests on SQLite", ["--project=unit", "--project=sqlite"]),
    vitestStage("service tests on PostgreSQL", ["--project=postgres"]),
  ],
  singleStage("build", ensureBuilt),
  browserStage(),
]);
