import { setTimeout as sleep } from "node:timers/promises";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { OrganizerClient } from "./organizer-client";

/** Something long that the server does while annotators work. */
export interface LongTask {
  name: string;
  /** @returns once it has ended */
  run: () => Promise<void>;
}

interface Place {
  /** The project that annotators work in, with all the judgments. */
  project: string;
  /** A draft that files are imported into. */
  draft: string;
  /** The file to import. */
  pairs: () => AsyncIterable<Uint8Array>;
}

/** Every long task of the product, each to be run once, in an order in which none waits for another. */
export function longTasks(client: OrganizerClient, { project, draft, pairs }: Place): LongTask[] {
  const imported = { project: draft, files: [] as { uploadId: string; fileName: string }[] };
  const jobOf = (start: () => Promise<unknown>) => async () => {
    await start();
    await jobsEnd(client, project);
  };
  const [gold, agreement] = [`/projects/${project}/gold`, `/projects/${project}/agreement`];
  return [
    // The server loads what draws a screen, or answers a kind of question, when it is first asked for.
    {
      name: "first opened",
      run: async () => {
        await opened(client, gold, 1);
        await opened(client, agreement, 1);
        await client.query("job.list", { project });
      },
    },
    {
      name: "upload",
      run: async () => {
        const { uploadId } = await client.upload(draft, "pairs.csv", pairs());
        imported.files.push({ uploadId, fileName: "pairs.csv" });
      },
    },
    { name: "import check", run: () => importEnds(client, draft, client.mutate("import.check", imported)) },
    { name: "import commit", run: () => importEnds(client, draft, client.mutate("import.save", imported)) },
    {
      name: "agreement job",
      run: jobOf(() => client.mutate("agreement.compute", { project })),
    },
    {
      name: "exclusion preview",
      run: jobOf(() =>
        client.mutate("exclusion.screen", {
          project,
          rules: [{ name: "inter-tagger", bound: 0.1 }],
          spared: [],
        }),
      ),
    },
    { name: "release", run: jobOf(() => client.mutate("release.make", { project })) },
    { name: "gold opened", run: () => opened(client, gold, 10) },
    { name: "agreement opened", run: () => opened(client, agreement, 10) },
    // It looks every fifteen seconds; so long at least one look falls into.
    { name: "live agreement", run: () => sleep(25_000) },
  ];
}

/** An organizer looks at a screen, so many times. */
async function opened(client: OrganizerClient, address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const status = await client.open(address);
    if (status !== 200) throw new Error(`${address} was answered with ${status}.`);
    await sleep(500);
  }
}

async function importEnds(
  client: OrganizerClient,
  project: string,
  begun: Promise<ImportTask>,
): Promise<void> {
  for (let news = await begun; news.state === "running";) {
    news = await client.mutate<ImportTask>("import.follow", { project, task: news.task });
  }
}

async function jobsEnd(client: OrganizerClient, project: string): Promise<void> {
  for (;;) {
    const jobs = await client.query<{ state: string; error: { message: string } | null }[]>("job.list", {
      project,
    });
    const failed = jobs.find(({ state }) => state === "failed");
    if (failed !== undefined) throw new Error(`A job failed: ${failed.error?.message}`);
    if (!jobs.some(({ state }) => state === "queued" || state === "running")) return;
    await sleep(250);
  }
}
