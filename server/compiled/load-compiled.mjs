import { existsSync } from "node:fs";
import nodeModule from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { hashCompiled } from "./compiled-from.mjs";
import { keepHeapTight } from "./tight-heap.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where Node keeps what it made of scripts: reading it is half of a start. Nothing is kept where it cannot be written. */
const codeCache = join(root, "node_modules", ".cache", "node");

/** Where a package that npm carries has it, whose sources are left out. */
const packaged = join(root, "server", "compiled", "packaged");

/**
 * The folder of what is compiled from the sources as they are now. It is made when it is not there.
 * @returns {Promise<string>} a path
 */
export async function compiledFolder() {
  if (existsSync(packaged)) return packaged;
  const folder = join(root, "node_modules", ".cache", "touchstone", hashCompiled(root));
  if (!existsSync(folder)) await (await import("./compile.mjs")).compileEntries(root, folder);
  return folder;
}

/**
 * Loads what Touchstone starts as a process or a thread, compiled. Processes and threads that it starts in turn are loaded
 * from the same folder, also when the sources change meanwhile.
 * @param {import("./entries.mjs").EntryName} name
 * @returns {Promise<any>} what its first module exports
 */
export async function loadCompiled(name) {
  keepHeapTight();
  // Node 20 has no such cache.
  if ("enableCompileCache" in nodeModule) {
    /** @type {(folder: string) => unknown} */ (nodeModule.enableCompileCache)(codeCache);
  }
  const folder = (process.env["TOUCHSTONE_COMPILED"] ??= await compiledFolder());
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}
