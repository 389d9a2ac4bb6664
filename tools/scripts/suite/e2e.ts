import { browserStage } from "./browser-stage";
import { runStages } from "./run-stages";

process.exitCode = await runStages([browserStage(process.argv.slice(2))]);
