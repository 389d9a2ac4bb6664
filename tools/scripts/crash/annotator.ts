import { setTimeout as sleep } from "node:timers/promises";
import { answersTo, textAOf } from "@/testing/world/annotator";
import type { LeasedAssignment, SubmissionReply } from "@/server/domain/assignment/contracts";
import type { SentNext } from "@/server/domain/assignment/sent-page";
import { wholeNext } from "@/server/domain/assignment/whole-next";
import { inChunks } from "@/server/domain/in-chunks";
import type { Random } from "@/server/stats/random";
import { askAs, openWorkPage, type DoorReply, type CrashPerson, type Verb } from "./door";

type Submission = ReturnType<typeof answersTo>;

/** A submission with the answer it got, word for word. */
export interface Acknowledged {
  person: CrashPerson;
  submission: Submission;
  reply: string;
}

export interface CrashLoad {
  /** Where servers answer; each request goes to the next one, as behind a balancer. */
  urls: readonly string[];
  /** How many requests were sent. */
  turn: number;
  /** Set when everybody is to put down their work. */
  isOver: boolean;
  /** Set while nobody is to take up another page. */
  isHeld: boolean;
  /** How long an annotator thinks about a page, on average, in milliseconds. */
  pauseMs: number;
  /** Every submission that left an annotator, answered or not; by assignment. */
  sent: Map<string, Submission>;
  acknowledged: Acknowledged[];
  /** What an annotator saw that may not be; sentences. */
  problems: string[];
  /** Requests that had to be sent again because nobody answered. */
  asked: number;
  /** Pages that a browser loaded anew, in the middle of a HIT. */
  reloads: number;
  /** How long each answer took, in milliseconds: calls, and pages that a browser loaded anew. */
  times: { calls: number[]; pages: number[] };
}

/** @param urls where servers answer */
export const newLoad = (urls: readonly string[], pauseMs = 0): CrashLoad => ({
  urls,
  turn: 0,
  isOver: false,
  isHeld: false,
  pauseMs,
  sent: new Map(),
  acknowledged: [],
  problems: [],
  asked: 0,
  reloads: 0,
  times: { calls: [], pages: [] },
});

/** The server whose turn it is. */
function nextUrl(load: CrashLoad): string {
  load.turn += 1;
  return load.urls[load.turn % load.urls.length] ?? "";
}

/** Submissions that are sent again at the same time. */
const atOnce = 64;
const triesAfterDeath = 200;

/** Sends submissions that were answered once more, and notes each that is answered otherwise. */
export async function sendAllAgain(load: CrashLoad, acknowledged: readonly Acknowledged[]): Promise<void> {
  const check = async (one: Acknowledged) => {
    let answer: DoorReply | null = null;
    // Servers whose database has just come back need a moment to find it.
    for (let tries = 0; answer === null && tries < triesAfterDeath; tries += 1) {
      if (tries > 0) await sleep(50);
      answer = await askAs(nextUrl(load), one.person, "submit", one.submission);
    }
    if (answer?.text === one.reply) return;
    load.problems.push(`${one.submission.assignment} got ${one.reply}, and then ${answer?.text}`);
  };
  for (const some of inChunks(acknowledged, atOnce)) await Promise.all(some.map(check));
}

/** Asks until a server answers. @returns null when everything is over before. */
async function insist(
  load: CrashLoad,
  what: keyof CrashLoad["times"],
  ask: () => Promise<DoorReply | null>,
): Promise<DoorReply | null> {
  for (let tries = 0; !load.isOver; tries += 1) {
    if (tries === 1) load.asked += 1;
    const askedAt = performance.now();
    const answer = await ask();
    if (answer !== null) {
      load.times[what].push(performance.now() - askedAt);
      return answer;
    }
    await sleep(50);
  }
  return null;
}

const insistAs = (load: CrashLoad, person: CrashPerson, verb: Verb, body: { assignment?: string }) =>
  insist(load, "calls", () => askAs(nextUrl(load), person, verb, body));

async function nextPage(load: CrashLoad, person: CrashPerson): Promise<LeasedAssignment | null> {
  const answer = await insistAs(load, person, "next", {});
  if (answer === null) return null;
  if (answer.status === 200) return wholeNext(JSON.parse(answer.text) as SentNext).assignment;
  load.problems.push(`${person.door}: the next page was refused: ${answer.text}`);
  return null;
}

/** Judges page after page, through every death of the server, and notes each submission that was answered. */
export async function judgeThroughout(load: CrashLoad, person: CrashPerson, random: Random): Promise<void> {
  for (;;) {
    while (load.isHeld && !load.isOver) await sleep(20);
    const page = await nextPage(load, person);
    if (page === null) return;
    if (load.pauseMs > 0) await sleep(load.pauseMs * 2 * random());
    const roll = random();
    if (roll < 0.05) await insistAs(load, person, "return", { assignment: page.id });
    else {
      if (roll < 0.3) await lookAgain(load, person, page, random);
      await submit(load, person, answersTo(page, random() < 0.9 ? nearGold : 0));
    }
  }
}

/** Right about gold, and not the same for every text, so that no value can stand in the place of another. */
const nearGold = (textA: string) => 2 + (Number(/\d+/.exec(textA)?.[0]) % 3);

/** A page that somebody holds is theirs again, whatever became of the server meanwhile. */
async function lookAgain(
  load: CrashLoad,
  person: CrashPerson,
  page: LeasedAssignment,
  random: Random,
): Promise<void> {
  await sleep(random() * 500);
  if (person.door === "browser") await reload(load, person, page);
  const again = await nextPage(load, person);
  if (load.isOver || again?.id === page.id) return;
  load.problems.push(`Page ${page.id} was lost: its annotator got ${again?.id}.`);
}

async function reload(load: CrashLoad, person: CrashPerson, { id, items }: LeasedAssignment): Promise<void> {
  const shown = await insist(load, "pages", () => openWorkPage(nextUrl(load), person));
  if (shown === null) return;
  load.reloads += 1;
  if (shown.status === 200 && shown.text.includes(textAOf(items[0]))) return;
  load.problems.push(`The browser's page of ${id} answered ${shown.status} without its first item.`);
}

async function submit(load: CrashLoad, person: CrashPerson, submission: Submission): Promise<void> {
  const { assignment } = submission;
  load.sent.set(assignment, submission);
  const answer = await insistAs(load, person, "submit", submission);
  if (answer === null) return;
  if (answer.status !== 200) {
    load.problems.push(`${assignment} was refused: ${answer.text}`);
    return;
  }
  load.acknowledged.push({ person, submission, reply: answer.text });
  if ((JSON.parse(answer.text) as SubmissionReply).afterLease) {
    load.problems.push(`The lease of ${assignment} ended long before its time.`);
  }
}
