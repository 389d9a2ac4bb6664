import { ensureBuilt } from "./build.mjs";
import { makeReady } from "./make-ready.mjs";

// The server runs in this very process: signals reach it directly, and its exit code is the command's.
await makeReady();
if (!(await ensureBuilt())) {
  console.error("Touchstone could not be built; Next says why above.");
  process.exit(1);
}
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
await import("../../server/compiled/serve.mjs");
