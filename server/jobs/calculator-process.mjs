// Its parent may be gone before anything is loaded, and nobody is told so twice.
process.on("disconnect", () => process.exit(0));
if (process.connected !== true) process.exit(0);
const { loadCompiled } = await import("../compiled/load-compiled.mjs");
const { answerCalculations } = await loadCompiled("answer-calculations");
answerCalculations();
