import { ensureBuilt } from "../build.mjs";
import { browserStage } from "./browser-stage";
import { runStages } from "./run-stages";
import { singleStage } from "./stage";
import { staticStages } from "./static-stages";
import { vitestStage } from "./vitest-stage";

process.exitCode = await runStages([
  // Each leaves a part of the machine idle, so they share it.
  [
    ...staticStages,
    vitestStage("unit tests, and service tests on SQLite", ["--project=unit", "--project=sqlite"]),
    vitestStage("service tests on PostgreSQL", ["--project=postgres"]),
  ],
  singleStage("build", ensureBuilt),
  browserStage(),
]);
