import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { liveDeps } from "@/server/deps";
import { ensureBuilt } from "@/tools/scripts/build.mjs";
import { makeBenchProject } from "./make-project";
import { runLoad, type LoadRun } from "./run-load";
import { startServer } from "@/tools/scripts/server-process";
import { summarize } from "./summary";
import { benchTable } from "./table";

const annotators = 64;
/** 960 HITs of the 1,175 places in a project of 1,000 items: all annotators work to the end of the round. */
const hitsEach = 15;
const rounds = 5;
const small = { items: 1_000, gold: 60 };
const large = { items: 100_000, gold: 2_000 };

async function makeProjects(dataFolder: string): Promise<void> {
  const file = path.join(dataFolder, "touchstone.sqlite");
  await migrate({ file });
  const store = storeOver(openHandles({ file }));
  const deps = { ...liveDeps(), store };
  console.log(`Making projects of ${small.items} and ${large.items} items; this takes a minute or two.`);
  for (let round = 0; round <= rounds; round += 1) {
    await makeBenchProject(deps, `small-${round}`, small.items, small.gold);
  }
  await makeBenchProject(deps, "large", large.items, large.gold);
  await store.close();
}

/** Both sizes take turns, so that a change in the machine's load meets both. */
async function measure(dataFolder: string): Promise<{ small: LoadRun[]; large: LoadRun[] }> {
  const server = await startServer(dataFolder);
  const runs = { small: [] as LoadRun[], large: [] as LoadRun[] };
  try {
    // A first round nobody counts: it compiles the server's code and fills the caches.
    await runLoad(server, { slug: "small-0", annotators, hitsEach });
    for (let round = 1; round <= rounds; round += 1) {
      runs.small.push(await runLoad(server, { slug: `small-${round}`, annotators, hitsEach }));
      runs.large.push(await runLoad(server, { slug: "large", annotators, hitsEach }));
    }
  } finally {
    await server.stop();
  }
  return runs;
}

/** Annotators without pauses, through HTTP, on a small project and a large one. */
export async function measureThroughput(): Promise<void> {
  if (engine === "postgres") throw new Error("This benchmark measures SQLite; run it without DATABASE_URL.");
  if (!(await ensureBuilt())) throw new Error("The product could not be built; Next says why above.");
  const dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-bench-"));
  process.env.TOUCHSTONE_DATA = dataFolder;
  try {
    await makeProjects(dataFolder);
    report(await measure(dataFolder));
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function report(runs: { small: LoadRun[]; large: LoadRun[] }): void {
  const [ofSmall, ofLarge] = [summarize(runs.small), summarize(runs.large)];
  console.log(
    `${annotators} annotators without pauses, SQLite with synchronous=FULL, ${rounds} rounds a size`,
  );
  console.log(
    benchTable([
      { items: small.items, summary: ofSmall },
      { items: large.items, summary: ofLarge },
    ]),
  );
  const ratio = ofLarge.p99 / ofSmall.p99;
  console.log(
    `p99 of all requests: ${ofSmall.p99.toFixed(1)} ms and ${ofLarge.p99.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
}
