// Its parent may be gone before anything is loaded, and nobody is told so twice.
process.on("disconnect", () => process.exit(0));
if (process.connected !== true) process.exit(0);
const { register } = await import("tsx/esm/api");
register();
const { answerRehearsal } = await import("./internal/answer-rehearsal");
answerRehearsal();
