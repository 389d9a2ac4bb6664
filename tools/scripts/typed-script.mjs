import { ensureInstalled } from "./install.mjs";
import { requireSupportedNode } from "./node-version.mjs";
import { root } from "./root.mjs";

/**
 * Makes the machine ready and runs a TypeScript module of the repository in this process.
 * @param {() => Promise<unknown>} load imports the module; called once TypeScript can be imported
 */
export async function runTyped(load) {
  requireSupportedNode();
  process.chdir(root);
  await ensureInstalled();
  const { register } = await import("tsx/esm/api");
  register();
  await load();
}
