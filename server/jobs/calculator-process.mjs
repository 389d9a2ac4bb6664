import { register } from "tsx/esm/api";

// Before anything else is loaded, as nobody tells twice that the parent is gone.
process.on("disconnect", () => process.exit(0));
register();
const { answerCalculations } = await import("./answer-calculations");
answerCalculations();
