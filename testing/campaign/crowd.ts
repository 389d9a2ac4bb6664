import { expireLeases } from "@/server/services/assignment/expire-leases";
import { getProject } from "@/server/services/project/get-project";
import { resolveKeys } from "@/server/services/rehearsal/known-items";
import type { Campaign } from "./make-campaign";
import { exclude, stopAndPause } from "./organizer-acts";
import { joinCampaign, type Person } from "./person";

/** More people than any campaign of a test needs. */
const maxPeople = 60;

/** Of a campaign that stops people, one of thirty may be capped first. */
const maxTurncoats = 4;

const leasesOverMs = 24 * 60 * 60 * 1000 + 60_000;

/** HITs of those whose judgments leave the gold: where a HIT is one item, so many that they are not all gold or late ones. */
const hitsThatCount = (hitSize: number) => (hitSize === 1 ? 6 : 2);

/** What became of a crowd, so that a test can tell whether it was what it was to be. */
export interface Crowd {
  people: Person[];
  /** Why somebody who qualified wrongly got no work; "work" where nothing is asked. */
  failer: string;
  /** Why somebody who answered gold wrongly got no more work. */
  turncoat: string;
  /** How the HIT was taken that came after its time, when others had done it. */
  late: string;
}

/**
 * A crowd in which people join and leave, fail the qualification, pass it and leave, give HITs back, hand in late, answer
 * gold wrongly, are stopped, paused, excluded and let in again; then careful ones until every item has its judgments.
 */
export async function letCrowdWork(campaign: Campaign): Promise<Crowd> {
  const { deps, clock } = campaign;
  const hits = hitsThatCount((await getProject(deps, campaign.scope)).settings.hitSize);
  const people: Person[] = [];
  const join = async (name: string) => {
    const person = await joinCampaign(campaign, name);
    people.push(person);
    clock.advance(1_000);
    return person;
  };
  await join("visitor");
  const failer = await (await join("failer")).qualify("wrong");
  await (await join("passer")).qualify();
  await giveBack(await join("returner"));
  const late = await join("late");
  const latePage = await hitOfWork(campaign, late);
  const turncoat = await endOfTurncoats(join);
  for (const name of ["excluded", "screened", "reinstated", "stopped", "paused"]) {
    await (await join(name)).work({ hits, manner: name === "screened" ? "random" : "careful" });
  }
  await (await join("idle")).qualify();
  const called = (name: string) => people.find((person) => person.name === name);
  await stopAndPause(campaign, { stopped: called("stopped"), paused: called("paused") });
  clock.advance(leasesOverMs);
  await expireLeases(deps);
  await fill(join);
  const reply = typeof latePage === "string" ? null : await late.submit(latePage);
  await exclude(campaign, {
    byHand: [called("excluded"), called("idle")],
    byRule: called("screened"),
    takenBack: called("reinstated"),
  });
  return {
    people,
    failer: typeof failer === "string" ? failer : failer.kind,
    turncoat,
    late: reply?.status ?? String(latePage),
  };
}

/** Gold is drawn, so some may reach their limit before enough of it is met to stop them: the end of the first who does not, else of the last. */
async function endOfTurncoats(join: (name: string) => Promise<Person>): Promise<string> {
  let end = "capped";
  for (let n = 1; n <= maxTurncoats && end === "capped"; n += 1) {
    const turncoat = await join(`turncoat-${n}`);
    await turncoat.work({ manner: "wrong" });
    const next = await turncoat.lease();
    end = typeof next === "string" ? next : next.kind;
  }
  return end;
}

async function giveBack(person: Person): Promise<void> {
  const hit = await person.qualify();
  if (typeof hit !== "string") await person.giveBack(hit);
}

/** The first HIT of work that holds more than gold, which is needed however late it comes. */
async function hitOfWork({ deps, scope, known }: Campaign, person: Person): ReturnType<Person["lease"]> {
  for (;;) {
    const hit = await person.qualify();
    if (typeof hit === "string") return hit;
    const keys = await resolveKeys(deps, scope, hit.id);
    if ([...keys.values()].some(({ itemId }) => known.items.get(itemId)?.gold.size === 0)) return hit;
    await person.submit(hit);
  }
}

/** Careful people until one of them finds nothing to do. */
async function fill(join: (name: string) => Promise<Person>): Promise<void> {
  for (let n = 1; n <= maxPeople; n += 1) {
    if ((await (await join(`careful-${n}`)).work()) === 0) return;
  }
  throw new Error("The items of a campaign are judged by so many people.");
}
