/** What Touchstone starts as a process or a thread of its own, and the module that each begins with. */
export const serverEntries = {
  "answer-calculations": "server/jobs/answer-calculations.ts",
  "answer-rehearsal": "server/services/rehearsal/internal/answer-rehearsal.ts",
  "answer-release-worker": "server/services/release/internal/answer-release-worker.ts",
  "command-line": "server/cli/main.ts",
  server: "server/main.ts",
};

/** @typedef {keyof typeof serverEntries} EntryName */
