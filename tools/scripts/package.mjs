import { runTyped } from "./typed-script.mjs";

await runTyped(() => import("./package/main"));
