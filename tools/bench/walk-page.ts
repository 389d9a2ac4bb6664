import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { secondsDuring } from "./cpu-seconds";
import { randomAnswers } from "./doors";
import { keepAliveClient } from "./keep-alive";
import { PageVisitor } from "./page-visitor";
import { pageSteps, type MeasuredStep, type StepLoad, type StepName } from "./page-steps";

// A process of its own, so that the load's work is not mistaken for the server's: people who do each step together.
const load = JSON.parse(process.argv[2] ?? "") as StepLoad;
const client = keepAliveClient(load.url, load.people);

/** The HIT that is open in somebody's browser, read again through the page's own call. */
async function openHit(visitor: PageVisitor): Promise<LeasedAssignment> {
  const { assignment } = await visitor.next();
  if (assignment === null) throw new Error("The project ran out of HITs; the benchmark needs more.");
  return assignment;
}

async function step(act: (person: number) => Promise<unknown>): Promise<MeasuredStep> {
  const ms: number[] = [];
  const each = async (_: unknown, person: number) => {
    const start = performance.now();
    await act(person);
    ms.push(performance.now() - start);
  };
  const seconds = await secondsDuring(load.pid, () => Promise.all(Array.from({ length: load.people }, each)));
  return { ms, ...seconds };
}

async function round(): Promise<Record<StepName, MeasuredStep>> {
  const visitors = Array.from({ length: load.people }, () => new PageVisitor(client, load.url, load.slug));
  const all = (act: (visitor: PageVisitor) => Promise<unknown>) =>
    step((person) => act(visitors[person] as PageVisitor));
  const joinPage = await all((visitor) => visitor.openJoinPage());
  const agree = await all((visitor) => visitor.agree());
  const instructions = await all((visitor) => visitor.openInstructions());
  const firstHit = await all((visitor) => visitor.openWorkPage());
  const hits = await Promise.all(visitors.map(openHit));
  const submit = await step((person) => {
    const hit = hits[person] as LeasedAssignment;
    return (visitors[person] as PageVisitor).submit(hit.id, randomAnswers(hit));
  });
  const next = await all((visitor) => visitor.next());
  return {
    "join page": joinPage,
    agree,
    instructions,
    "first HIT": firstHit,
    submit,
    "next HIT": next,
  };
}

// Nobody counts the first round: it compiles the server's code and fills the caches.
await round();
const measured = Object.fromEntries(pageSteps.map((name) => [name, [] as MeasuredStep[]]));
for (let at = 0; at < load.rounds; at += 1) {
  for (const [name, one] of Object.entries(await round())) measured[name]?.push(one);
}
client.close();
process.stdout.write(JSON.stringify(measured));
