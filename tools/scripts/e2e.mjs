import { runTyped } from "./typed-script.mjs";

await runTyped(() => import("./suite/e2e"));
