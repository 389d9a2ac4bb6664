import { setTimeout as sleep } from "node:timers/promises";
import { answersTo } from "@/db/testing-annotator";
import type { LeasedAssignment, NextResult, SubmissionReply } from "@/server/domain/assignment/contracts";
import type { Random } from "@/server/stats/random";

/** A submission with the answer it got, word for word. */
export interface Acknowledged {
  token: string;
  assignment: string;
  body: object;
  reply: string;
}

export interface Load {
  url: string;
  /** Set when everybody is to put down their work. */
  isOver: boolean;
  acknowledged: Acknowledged[];
  /** What an annotator saw that may not be; sentences. */
  problems: string[];
  /** Requests that had to be sent again because nobody answered. */
  asked: number;
}

/** @returns what was answered; null when the server is gone. */
export async function post(url: string, token: string, path: string, body: object) {
  try {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

const pathTo = (assignment: string) => `/assignments/${assignment}/submit`;

/** Sends a submission that was answered once more. */
export const sendAgain = (url: string, { token, assignment, body }: Acknowledged) =>
  post(url, token, pathTo(assignment), body);

/** Asks until a server answers. @returns null when everything is over before. */
async function insist(load: Load, token: string, path: string, body: object) {
  for (let tries = 0; !load.isOver; tries += 1) {
    if (tries === 1) load.asked += 1;
    const answer = await post(load.url, token, path, body);
    if (answer !== null) return answer;
    await sleep(50);
  }
  return null;
}

async function nextPage(load: Load, token: string): Promise<LeasedAssignment | null> {
  const answer = await insist(load, token, "/work/next", {});
  return answer && (JSON.parse(answer.text) as NextResult).assignment;
}

/** Judges page after page, through every death of the server, and notes each submission that was answered. */
export async function judgeThroughout(load: Load, token: string, random: Random): Promise<void> {
  for (;;) {
    const page = await nextPage(load, token);
    if (page === null) return;
    const roll = random();
    if (roll < 0.05) await insist(load, token, `/assignments/${page.id}/return`, {});
    else {
      if (roll < 0.3) await lookAgain(load, token, page, random);
      await submit(load, token, page, random() < 0.9 ? 3 : 0);
    }
  }
}

/** A page that somebody holds is theirs again, whatever became of the server meanwhile. */
async function lookAgain(load: Load, token: string, page: LeasedAssignment, random: Random): Promise<void> {
  await sleep(random() * 500);
  const again = await nextPage(load, token);
  if (load.isOver || again?.id === page.id) return;
  load.problems.push(`Page ${page.id} was lost: its annotator got ${again?.id}.`);
}

async function submit(load: Load, token: string, page: LeasedAssignment, value: number): Promise<void> {
  const { assignment, ...body } = answersTo(page, value);
  const answer = await insist(load, token, pathTo(assignment), body);
  if (answer === null) return;
  if (answer.status !== 200) load.problems.push(`${assignment} was refused: ${answer.text}`);
  else load.acknowledged.push({ token, assignment, body, reply: answer.text });
  if ((JSON.parse(answer.text) as SubmissionReply).afterLease) {
    load.problems.push(`The lease of ${assignment} ended long before its time.`);
  }
}
