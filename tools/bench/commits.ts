import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { percentile } from "./summary";
import { recordWrites, type RecordedWrite } from "./recorded-writes";
import { openSqlite, type SqliteStatement } from "@/db/open-sqlite";

const annotators = 64;
const pagesEach = 15;
const rounds = 5;

/**
 * How many transactions the product commits a second, beside what better-sqlite3 alone reaches on the same disk with
 * the same writes in each transaction; both have each commit on the disk, by turns.
 */
export async function measureCommits(): Promise<void> {
  if (engine === "postgres") throw new Error("This benchmark measures SQLite; run it without DATABASE_URL.");
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-commits-"));
  try {
    const empty = path.join(folder, "empty.sqlite");
    await migrate({ file: empty });
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { product, raw, transactions } = await measureRound(folder, empty, round);
      // The first round warms up.
      if (round > 0) ratios.push(product / raw);
      const rates = `product ${product.toFixed(0)}/s, better-sqlite3 alone ${raw.toFixed(0)}/s`;
      console.log(`  ${round === 0 ? "warm-up" : `round ${round}`}: ${transactions} transactions, ${rates}`);
    }
    console.log(`  ratio, median of ${rounds} rounds: ${percentile(ratios, 0.5).toFixed(2)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRound(folder: string, empty: string, round: number) {
  const recorded = path.join(folder, `recorded-${round}.sqlite`);
  const replayed = path.join(folder, `replayed-${round}.sqlite`);
  copyFileSync(empty, recorded);
  const handles = openHandles({ file: recorded });
  if (!("writer" in handles)) throw new Error("These are handles of SQLite.");
  const recorder = recordWrites(handles.writer);
  const store = storeOver(handles);
  const world = await makeProject(store, { items: 4_000, gold: 300, annotators });
  handles.writer.pragma("wal_checkpoint(TRUNCATE)");
  copyFileSync(recorded, replayed);
  recorder.begin();
  const start = performance.now();
  await Promise.all(world.annotators.map((_, at) => work(world, at)));
  const productSeconds = (performance.now() - start) / 1_000;
  await store.close();
  const log = recorder.transactions();
  const transactions = log.length;
  return { product: transactions / productSeconds, raw: transactions / replay(replayed, log), transactions };
}

async function work(world: World, at: number): Promise<void> {
  const actor = world.annotators[at];
  if (actor === undefined) throw new Error("There is no such annotator.");
  for (let page = 0; page < pagesEach; page += 1) {
    const next = await leaseNextHit(world.deps, actor);
    if (next.kind === "none") throw new Error(`A project ran out of pages: ${next.reason}`);
    await submitAssignment(world.deps, actor, answersTo(next.assignment));
  }
}

/** Writes the same rows again, one transaction after another. @returns the seconds it took. */
function replay(file: string, log: readonly RecordedWrite[][]): number {
  const database = openSqlite(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("cache_size = -65536");
  const statements = new Map<string, SqliteStatement>();
  const run = ({ query, params }: RecordedWrite) => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    if (statement.reader) statement.all(...params);
    else statement.run(...params);
  };
  const [begin, commit] = [database.prepare("BEGIN IMMEDIATE"), database.prepare("COMMIT")];
  const start = performance.now();
  for (const writes of log) {
    begin.run();
    for (const write of writes) run(write);
    commit.run();
  }
  const seconds = (performance.now() - start) / 1_000;
  database.close();
  return seconds;
}
