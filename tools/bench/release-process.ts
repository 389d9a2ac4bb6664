import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { openHandles, storeOver } from "@/db/client";
import { keepHeapTight } from "@/server/compiled/tight-heap.mjs";
import { isoInstant } from "@/server/domain/instant";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { openSqlite } from "@/db/open-sqlite";

const [what = "", file = "", projectId = "", folder = ""] = process.argv.slice(2);

/** Every judgment in the order of the table, as a plain CSV. @returns how many there were. */
function writeFloor(): number {
  const database = openSqlite(file, { readonly: true });
  const rows = database
    .prepare("select item_id, annotator_id, dimension_id, value, seconds, counted, judged_at from judgments")
    .raw(true)
    .iterate() as IterableIterator<(string | number | null)[]>;
  const out = openSync(path.join(folder, "floor.csv"), "w");
  let text = "";
  let count = 0;
  for (const [item, annotator, dimension, value, seconds, counted, judgedAt] of rows) {
    text += `${item},${annotator},${dimension},${value},${seconds},${counted},${isoInstant(Number(judgedAt))}\n`;
    count += 1;
    if (text.length < 262_144) continue;
    writeSync(out, text);
    text = "";
  }
  writeSync(out, text);
  closeSync(out);
  database.close();
  return count;
}

async function writeOne(): Promise<number> {
  const store = storeOver(openHandles({ file }));
  const order = {
    projectId,
    version: 1,
    aggregation: { aggregation: { method: "mean" as const }, allNotApplicable: "zero" as const },
    folder: path.join(folder, "release"),
    secret: "benchmark",
  };
  const written = await writeRelease({ store }, order);
  await store.close();
  return written.outcome === "written" ? written.manifest.counts.judgments : 0;
}

/** The peak of this program alone; what `resourceUsage` gives includes the process that started it. */
function peakKilobytes(): number {
  const [, found] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return found === undefined ? NaN : Number(found);
}

async function verifyOne(): Promise<number> {
  const { judgments, differences } = await verifyRelease(path.join(folder, "release"));
  if (differences.length > 0) throw new Error("The release does not come out the same again.");
  return judgments;
}

keepHeapTight();

const works: Record<string, () => number | Promise<number>> = {
  floor: writeFloor,
  release: writeOne,
  verify: verifyOne,
};
const work = works[what];
if (work === undefined) throw new Error(`There is nothing called ${what}.`);
const start = performance.now();
const judgments = await work();
const seconds = (performance.now() - start) / 1_000;
const { userCPUTime, systemCPUTime } = process.resourceUsage();
const cpu = (userCPUTime + systemCPUTime) / 1e6;
console.log(
  `  ${what.padEnd(8)} ${judgments.toLocaleString("en")} judgments in ${seconds.toFixed(1)} s ` +
    `(${Math.round(judgments / seconds).toLocaleString("en")}/s; processor ${cpu.toFixed(1)} s), ` +
    `peak RSS ${Math.round(peakKilobytes() / 1_024)} MB`,
);
