import { ensureBuilt } from "./build.mjs";
import { runTyped } from "./typed-script.mjs";

// The server runs in this very process: signals reach it directly, and its exit code is the command's.
await runTyped(async () => {
  if (!(await ensureBuilt())) {
    console.error("Touchstone could not be built; Next says why above.");
    process.exit(1);
  }
  Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  await import("../../server/main");
});
