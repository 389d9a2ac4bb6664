import { ensureBuilt } from "../build.mjs";
import { browserStage } from "./browser-stage";
import { otherNodesStage } from "./other-nodes-stage";
import { packageStage } from "./package-stage";
import { runStages } from "./run-stages";
import { singleStage } from "./stage";
import { staticStages } from "./static-stages";
import { vitestStage } from "./vitest-stage";

// What stands side by side leaves half of the machine idle when it is alone: it loads files, or waits.
process.exitCode = await runStages([
  [...staticStages, vitestStage("unit tests", ["--project=unit"])],
  [
    vitestStage("service tests on SQLite", ["--project=sqlite"]),
    vitestStage("service tests on PostgreSQL", ["--project=postgres"]),
    { row: [singleStage("build", ensureBuilt), packageStage, otherNodesStage] },
  ],
  browserStage(),
]);
