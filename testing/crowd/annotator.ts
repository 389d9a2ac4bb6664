import { setTimeout as sleep } from "node:timers/promises";
import { answersTo } from "@/testing/world/annotator";
import { moveLeaseEnds } from "@/testing/world/leases";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { plainReasonOf } from "@/db/errors";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { count, type CrowdLog } from "./crowd";
import { correctSome, skipSome } from "./remarks";

export interface Unruly {
  deps: Deps;
  actor: AnnotatorActor;
  steps: number;
  log: CrowdLog;
  /** Whether they skip items and correct pages, too. */
  remarks?: boolean;
}

/** One person in four gets gold wrong. */
const carelessShare = 0.25;

/** Works through HITs, and returns, lets expire, renews, repeats and sends late some of them. */
export async function unrulyAnnotator(unruly: Unruly): Promise<void> {
  const { deps, actor, steps, log, remarks = false } = unruly;
  const isCareless = deps.random() < carelessShare;
  const abandoned: LeasedAssignment[] = [];
  const submitTo = async (hit: LeasedAssignment) => {
    const skipped = remarks ? await skipSome(unruly, hit) : new Set<string>();
    await submitOnceOrTwice(unruly, hit, { isCareless, skipped });
    if (remarks) await correctSome(unruly, hit);
  };
  const takeStep = async () => {
    const { assignment: hit } = await leaseNextHit(deps, actor);
    if (hit === null) {
      count(log, "none");
      return sleep(10);
    }
    const roll = deps.random();
    if (roll < 0.1)
      await tolerating(log, "returned", () => returnAssignment(deps, actor, { assignment: hit.id }));
    else if (roll < 0.2) abandoned.push(await letExpire(deps, hit));
    else {
      if (roll < 0.3) await letExpire(deps, hit);
      if (roll > 0.9)
        await tolerating(log, "renewed", () => renewAssignment(deps, actor, { assignment: hit.id }));
      await tolerating(log, "submitted", () => submitTo(hit));
    }
    const late = deps.random() < 0.3 ? abandoned.shift() : undefined;
    if (late) await tolerating(log, "abandoned, then submitted", () => submitTo(late));
  };
  for (let step = 0; step < steps; step += 1) await tolerating(log, "asked", takeStep);
}

async function letExpire(deps: Deps, hit: LeasedAssignment): Promise<LeasedAssignment> {
  await moveLeaseEnds(deps.store, deps.now() - 1, hit.id);
  if (deps.random() < 0.5) await expireLeases(deps);
  return hit;
}

async function submitOnceOrTwice(
  { deps, actor, log }: Unruly,
  hit: LeasedAssignment,
  { isCareless, skipped }: { isCareless: boolean; skipped: ReadonlySet<string> },
) {
  const isRight = !isCareless || deps.random() < 0.2;
  const all = answersTo(hit, isRight ? 3 : 0);
  const input = { ...all, answers: all.answers.filter(({ key }) => !skipped.has(key)) };
  const submit = () => submitAssignment(deps, actor, input);
  const replies = await Promise.all(
    deps.random() < 0.2 ? [submit(), submit(), leaseNextHit(deps, actor)] : [submit()],
  );
  const given = replies.flatMap((reply) => ("status" in reply ? [reply] : []));
  const [reply] = given;
  if (reply === undefined) return;
  if (new Set(given.map((one) => JSON.stringify(one))).size > 1) {
    throw new Error(`Assignment ${hit.id} got two different replies: ${JSON.stringify(given)}`);
  }
  log.acknowledged.push({ actor, input, reply });
  count(log, reply.afterLease ? `late, ${reply.status}` : reply.status);
}

/** What is refused because others were faster, or waited too long for a slow machine, is part of a busy day. */
const usual = new Set([
  "busy",
  "assignment_returned",
  "assignment_expired",
  "conflict",
  "project_closed",
  "batch_changed",
  "correction_closed",
  "report_refused",
]);

/** Does something that may be refused. */
export async function tolerating(log: CrowdLog, act: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    count(log, act);
  } catch (error) {
    const refusal = plainReasonOf(error);
    if (refusal === null || !usual.has(refusal.reason)) throw error;
    count(log, `refused: ${refusal.reason}`);
  }
}
