import { ensureBuilt } from "./build.mjs";
import { runTyped } from "./typed-script.mjs";

await runTyped(async () => {
  if (!(await ensureBuilt())) process.exit(1);
  await import("./demo-recruit/main");
});
