import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "../build.mjs";
import { root } from "../root.mjs";
import { packInto } from "./pack";

if (!(await ensureBuilt())) throw new Error("The product could not be built; Next says why above.");
const folder = mkdtempSync(path.join(tmpdir(), "touchstone-package-"));
try {
  console.log(await packInto(root, folder, root));
} finally {
  rmSync(folder, { recursive: true });
}
