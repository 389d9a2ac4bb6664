import { runStages } from "./run-stages";
import { staticStages } from "./static-stages";
import { vitestStage } from "./vitest-stage";

const boundaries = vitestStage("boundaries, names and translated help", [
  "--project=unit",
  "tools/boundaries/boundaries.test.ts",
  "tools/scripts/exported-names.test.ts",
  "tools/scripts/translated-help/translated-help.test.ts",
]);
process.exitCode = await runStages([[...staticStages, boundaries]]);
