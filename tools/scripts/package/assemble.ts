import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { compileEntries } from "@/server/compiled/compile.mjs";
import { licenceTexts } from "./licence-texts";
import { namesOf, tracedPackages } from "./traced-packages";

/** Where the compiled server lies in a package. The compiler's folder lies as deep below the checkout. */
const compiledFolder = path.join("server", "compiled", "packaged");
const compilersFolder = path.join(".next", "package", "compiled");

/** What of a build only the building itself needs. */
const ofBuilding = new Set([
  "cache",
  "build",
  "dev",
  "diagnostics",
  "node_modules",
  "package",
  "trace",
  "trace-build",
  "turbopack",
  "types",
]);

const texts = ["README.md", "CHANGELOG.md", "LICENSE", "CITATION.cff"];

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function copyBuild(root: string, target: string): void {
  const build = path.join(root, ".next");
  cpSync(build, path.join(target, ".next"), {
    recursive: true,
    filter: (source) => {
      const [first = ""] = path.relative(build, source).split(path.sep);
      return !ofBuilding.has(first) && !/\.(map|nft\.json)$/.test(source);
    },
  });
  writeSettings(path.join(target, ".next", "required-server-files.json"));
}

/** The settings of a build name folders of the machine that made it. A server elsewhere reads none of them. */
function writeSettings(file: string): void {
  const { config, ...rest } = JSON.parse(readFileSync(file, "utf8")) as { config: Record<string, unknown> };
  const { turbopack: _turbopack, outputFileTracingRoot: _root, ...settings } = config;
  writeJson(file, { ...rest, appDir: ".", config: settings });
}

/** What lies beside the sources and is read while the server runs: migrations, texts, pictures, programs of threads. */
function copyReadFiles(root: string, target: string): void {
  for (const folder of ["db", "server", "task-types"]) {
    cpSync(path.join(root, folder), path.join(target, folder), {
      recursive: true,
      filter: (source) => !/\.tsx?$|_snapshot\.json$/.test(source) || lstatSync(source).isDirectory(),
    });
  }
  for (const name of ["public", "docs", "deploy", ...texts]) {
    cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  }
}

/** Pages ask for some packages by a name that the build gave them, which npm would not carry as the link that it is. */
function copyRenamed(root: string, target: string): string[] {
  const links = path.join(root, ".next", "node_modules");
  return readdirSync(links).map((alias) => {
    const name = path.basename(readlinkSync(path.join(links, alias)));
    const folder = path.join(target, "node_modules", alias);
    mkdirSync(folder, { recursive: true });
    writeJson(path.join(folder, "package.json"), { name: alias, version: "0.0.0", main: "index.cjs" });
    writeFileSync(path.join(folder, "index.cjs"), `module.exports = require(${JSON.stringify(name)});\n`);
    return alias;
  });
}

/** The packages that lie directly in a folder of packages, those of a scope by both names. */
function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.startsWith("@") ? readdirSync(path.join(folder, name)).map((one) => `${name}/${one}`) : [name],
  );
}

/**
 * npm would look for what a package depends on, though all that is needed of it is there. What lies in its own folder is
 * carried only where it says that it depends on that.
 */
function forgetDependencies(folder: string): void {
  const file = path.join(folder, "package.json");
  const own = path.join(folder, "node_modules");
  const inside = packagesIn(own);
  for (const name of inside) forgetDependencies(path.join(own, name));
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const { dependencies: _needs, optionalDependencies: _may, peerDependencies: _beside, ...rest } = manifest;
  const { devDependencies: _made, peerDependenciesMeta: _meta, scripts: _scripts, ...kept } = rest;
  const dependencies = Object.fromEntries(
    inside.map((name) => [name, readManifest(path.join(own, name)).version]),
  );
  writeJson(file, { ...kept, dependencies });
}

function copyPackages(root: string, target: string, files: readonly string[]): string[] {
  for (const file of files) cpSync(path.join(root, file), path.join(target, file), { dereference: true });
  const names = namesOf(files);
  for (const name of names) forgetDependencies(path.join(target, "node_modules", name));
  return [...names, ...copyRenamed(root, target)];
}

function writeManifest(root: string, target: string, names: readonly string[]): Manifest {
  const { name, version, description, license } = readManifest(root);
  const versionOf = (one: string) => readManifest(path.join(target, "node_modules", one)).version;
  writeJson(path.join(target, "package.json"), {
    ...{ name, version, description, license, type: "module" },
    bin: { touchstone: "server/cli/bin.mjs" },
    engines: { node: ">=22" },
    dependencies: Object.fromEntries(names.map((one) => [one, versionOf(one)])),
    bundleDependencies: names,
  });
  return readManifest(target);
}

/**
 * Lays out what runs without a build and without a compiler: the pages as they were built, the server and the command
 * line compiled, and of the installed packages the files that they read.
 * @param root the checkout, with a build of its sources
 * @param target a folder that is empty
 * @returns the package's name and version
 */
export async function assemblePackage(root: string, target: string): Promise<Manifest> {
  copyBuild(root, target);
  copyReadFiles(root, target);
  const unpacked = path.join(root, compilersFolder);
  rmSync(unpacked, { recursive: true, force: true });
  await compileEntries(root, unpacked);
  const files = await tracedPackages(root, path.join(root, ".next"));
  cpSync(unpacked, path.join(target, compiledFolder), { recursive: true });
  rmSync(path.dirname(unpacked), { recursive: true });
  writeFileSync(path.join(target, "THIRD-PARTY-LICENSES.txt"), licenceTexts(root));
  return writeManifest(root, target, copyPackages(root, target, files));
}
