import path from "node:path";
import type { Command } from "commander";
import { filesPrefix, type CopyKind, type CopyManifest } from "@/server/domain/copy/copy-manifest";
import { makeCopy } from "@/server/services/copy/make-copy";
import { restoreCopy } from "@/server/services/copy/restore-copy";
import { print } from "../table";

interface CopyOptions {
  json?: boolean;
}

interface RestoreCommandOptions extends CopyOptions {
  replace?: boolean;
}

const secrecy =
  "\nThe file contains everything, also ids of people and the secret that signs sessions. Keep it safe.";

/** `backup`: one file with everything, for the same engine. */
export function addBackup(program: Command): void {
  addWriting(
    program,
    "backup",
    "write the database and all files into one archive, also while the server runs",
  );
}

/** `dump`: one file with everything, for either engine. */
export function addDump(program: Command): void {
  addWriting(program, "dump", "write all rows and files into one archive that both engines can load");
}

/** `restore`: a backup takes the place of nothing, or of what is there. */
export function addRestore(program: Command): void {
  addReading(program, "restore", "backup", "put a backup into the empty data folder or database");
}

/** `load`: the same of a dump. */
export function addLoad(program: Command): void {
  addReading(program, "load", "dump", "put a dump into the empty database of either engine");
}

function addWriting(program: Command, kind: CopyKind, description: string): void {
  program
    .command(kind)
    .argument("<file>", "archive to write; it may not exist yet")
    .option("--json", "print one JSON object")
    .description(description)
    .addHelpText("after", secrecy)
    .action(async (file: string, { json }: CopyOptions) => {
      const manifest = await makeCopy(kind, path.resolve(file));
      print(resultOf(manifest), json, (result) => `Wrote ${file}: ${contentsOf(result)}.`);
    });
}

function addReading(program: Command, name: string, kind: CopyKind, description: string): void {
  program
    .command(name)
    .argument("<file>", `archive that touchstone ${kind} wrote`)
    .option("--replace", "delete what is there first")
    .option("--json", "print one JSON object")
    .description(`${description}; all of it or nothing. Stop the server first`)
    .action(async (file: string, { replace = false, json }: RestoreCommandOptions) => {
      const manifest = await restoreCopy({ kind, place: path.resolve(file), replace });
      print(resultOf(manifest), json, (result) => `Restored ${contentsOf(result)}.`);
    });
}

const resultOf = ({ kind, engine, madeAt, version, rows, files }: CopyManifest) => ({
  kind,
  engine,
  madeAt,
  version,
  rows,
  files: Object.keys(files).filter((name) => name.startsWith(filesPrefix)).length,
});

const engineNames = { sqlite: "SQLite", postgres: "PostgreSQL" };

function contentsOf({ engine, madeAt, rows, files }: ReturnType<typeof resultOf>): string {
  const { projects = 0, annotators = 0, judgments = 0 } = rows;
  const counted = Object.entries({ projects, annotators, judgments, files });
  const listed = counted.map(([name, count]) => `${count} ${count === 1 ? name.slice(0, -1) : name}`);
  return [...listed, `from ${engineNames[engine]} as of ${madeAt}`].join(", ");
}
