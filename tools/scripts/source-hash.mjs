import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app",
  "db",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "public",
  "server",
  "task-types",
  "tsconfig.json",
];

/**
 * @param {string} path
 * @returns {string[]} the files at or below the path, in a fixed order; none when it does not exist
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * One hash over the names and contents of what a build is made from. Tests are not part of a build.
 * @param {string} folder the folder of the checkout
 * @returns {string} hexadecimal SHA-256
 */
export function hashSources(folder) {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => filesBelow(join(folder, source)));
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path))) {
    const bytes = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}
