import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of what is compiled. Pages are built by Next and are no part of it. */
export const sourceFolders = ["app/_messages", "db", "server", "task-types"];
const files = ["package-lock.json", "tsconfig.json"];
const isCode = /\.(?:ts|mjs|json)$/;
const isTest = /\.test\.ts$/;

/**
 * @param {string} folder
 * @returns {string[]} the code at any depth below the folder, in a fixed order
 */
function codeBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeBelow(path);
    return isCode.test(path) && !isTest.test(path) ? [path] : [];
  });
}

/**
 * The files by whose change what was compiled is out of date.
 * @param {string} root the folder of the checkout
 * @param {readonly string[]} [folders] of the sources
 * @returns {string[]} paths
 */
export const compiledFrom = (root, folders = sourceFolders) => [
  ...folders.flatMap((folder) => codeBelow(join(root, folder))),
  ...files.map((file) => join(root, file)),
];

/**
 * One short hash over the names and contents of what is compiled.
 * @param {string} root the folder of the checkout
 * @param {readonly string[]} [folders] of the sources
 * @returns {string} 24 hexadecimal digits of SHA-256
 */
export function hashCompiled(root, folders = sourceFolders) {
  const hash = createHash("sha256");
  for (const path of compiledFrom(root, folders)) {
    const bytes = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex").slice(0, 24);
}
