import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { requireSupportedNode } from "./node-version.mjs";
import { root } from "./root.mjs";

requireSupportedNode();
process.chdir(root);
await ensureInstalled();
if (!(await ensureBuilt())) {
  console.error("Touchstone could not be built; Next says why above.");
  process.exit(1);
}
// The server runs in this very process, so that signals reach it directly and its exit code is the command's.
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
await import("tsx");
await import("../main.ts");
