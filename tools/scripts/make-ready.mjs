import { ensureInstalled } from "./install.mjs";
import { requireSupportedNode } from "./node-version.mjs";
import { root } from "./root.mjs";

/** Refuses a Node that is too old, goes to the folder of the checkout and installs what is missing there. */
export async function makeReady() {
  requireSupportedNode();
  process.chdir(root);
  await ensureInstalled();
}
