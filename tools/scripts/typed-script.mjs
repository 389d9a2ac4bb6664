import { makeReady } from "./make-ready.mjs";

/**
 * Makes the machine ready and runs a TypeScript module of the repository in this process.
 * @param {() => Promise<unknown>} load imports the module; called once TypeScript can be imported
 */
export async function runTyped(load) {
  await makeReady();
  const { register } = await import("tsx/esm/api");
  register();
  await load();
}
