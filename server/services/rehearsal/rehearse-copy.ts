import { fork } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { judgedRowsOf } from "@/db/queries/project-rows";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import {
  settingNames,
  type RehearsalOrder,
  type RehearsalReport,
  type RehearsalResult,
  type SettingName,
} from "@/server/domain/rehearsal/rehearsal";
import type { RehearsalNews, SettingOrder } from "./internal/rehearsal-calls";
import { writeRowFile } from "./internal/row-file";
import { copyFile } from "./copy-file";

const program = fileURLToPath(new URL("./rehearsal-process.mjs", import.meta.url));

interface Rehearsing {
  projectId: string;
  order: RehearsalOrder;
  /** An existing folder; of it remain the files of copies that are kept. */
  folder: string;
  startsAt: number;
  /** Hears how far the whole is, 0–1. */
  hear: (share: number) => void;
}

/**
 * Rehearses a project with one setting after another, each in a copy in a database and a process of its own, so that
 * neither the project nor anyone who works in it notices. The same seed gives the same report.
 * @throws DomainError as `rehearseSetting` does.
 */
export async function rehearseCopy(
  { store }: Pick<Deps, "store">,
  { projectId, order, folder, startsAt, hear }: Rehearsing,
): Promise<RehearsalResult> {
  const file = path.join(folder, "project.jsonl");
  await store.snapshot((db) => writeRowFile(file, judgedRowsOf(db, projectId)));
  const recordedFile = await recordedIn(folder, order);
  const { people, noise, secondsPerItem, seed, keep } = order;
  const changes = [{}, ...order.tried];
  const settings: RehearsalResult["settings"] = [];
  for (const [at, change] of changes.entries()) {
    const name: SettingName = settingNames[at] ?? "A";
    const keepIn = keep ? copyFile(folder, name) : null;
    const report = await inProcess(
      path.join(folder, name),
      { file, change, people, noise, secondsPerItem, seed, startsAt, recordedFile, keepIn },
      (share) => hear((at + share) / changes.length),
    );
    settings.push({ name, change, report });
  }
  await rm(file);
  return { settings };
}

async function recordedIn(folder: string, { recorded }: RehearsalOrder): Promise<string | null> {
  if (recorded === null) return null;
  const file = path.join(folder, path.basename(recorded.fileName));
  await writeFile(file, recorded.text);
  return file;
}

/** Rehearses one setting in a process whose database lies in this folder, and removes the folder. */
async function inProcess(
  folder: string,
  order: SettingOrder,
  hear: (share: number) => void,
): Promise<RehearsalReport> {
  await mkdir(folder, { recursive: true });
  // What is lost with this database is made again.
  const env = { ...process.env, DATABASE_URL: "", TOUCHSTONE_DATA: folder, TOUCHSTONE_SYNCHRONOUS: "NORMAL" };
  const child = fork(program, [], { env, execArgv: [], serialization: "advanced" });
  try {
    return await new Promise<RehearsalReport>((resolve, reject) => {
      child.on("message", (message) => {
        const news = message as RehearsalNews;
        if (news.type === "progress") hear(news.share);
        else if (news.type === "report") resolve(news.report);
        else if (news.type === "refusal") {
          reject(new DomainError(news.reason, news.message, news.details));
        } else reject(new Error(news.message));
      });
      child.once("error", reject);
      child.once("exit", () => reject(new Error("The process of a rehearsal has ended.")));
      child.send(order);
    });
  } finally {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}
