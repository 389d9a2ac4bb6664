import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { engine } from "@/db/engine";
import { freshDatabase } from "@/testing/world/database";
import { makeReleaseProject } from "./release-project";

const size = { items: 200_000, annotators: 1_000, overlap: 5 };

/**
 * A release of a million judgments and its verification, each in a process of its own so that its peak memory is its own,
 * beside the floor: the same rows read by better-sqlite3 alone and written as a CSV.
 */
export async function measureRelease(): Promise<void> {
  if (engine === "postgres") throw new Error("This benchmark measures SQLite; run it without DATABASE_URL.");
  const database = await freshDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-release-bench-"));
  try {
    console.log(`Making a project of ${size.items * size.overlap} judgments; this takes a minute.`);
    if (!("file" in database.location)) throw new Error("This is a database on SQLite.");
    const { file } = database.location;
    const projectId = await makeReleaseProject(database.store, file, size);
    for (const what of ["floor", "release", "verify", "floor", "release", "verify"]) {
      await measureOne([what, file, projectId, folder]);
    }
  } finally {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOne(args: readonly string[]): Promise<void> {
  const program = fileURLToPath(new URL("release-process.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", program, ...args], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The process ended with ${code}.`);
}
