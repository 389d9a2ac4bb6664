import { runStages } from "./run-stages";
import { staticStages } from "./static-stages";
import { vitestStage } from "./vitest-stage";

const boundaries = vitestStage("boundaries and names", [
  "--project=unit",
  "tools/boundaries/boundaries.test.ts",
  "tools/scripts/exported-names.test.ts",
]);
process.exitCode = await runStages([[...staticStages, boundaries]]);
