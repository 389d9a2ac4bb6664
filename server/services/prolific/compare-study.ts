import {
  holdStudy,
  letGoOfStudy,
  studiesToCompare,
  type ProlificStudyRow,
} from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { ProlificError } from "@/server/prolific/prolific-error";
import { completeEnded } from "./internal/complete-ended";
import { endAbsentPeople } from "./internal/end-absent-people";
import { keepCompared } from "./internal/keep-compared";
import { listenToWorkspace } from "./internal/listen-to-workspace";
import { noteRefusedToken, prolificAccount } from "./internal/prolific-account";
import { readBonuses, takeUpAbandonedBatches } from "./internal/read-bonuses";
import {
  readParticipants,
  readSomeParticipants,
  type ComparedParticipant,
} from "./internal/read-participants";
import { readStudy } from "./internal/read-study";
import { requireStudy } from "./internal/require-study";
import { settleActions } from "./internal/settle-actions";
import { settleLedger } from "./internal/settle-ledger";
import { steerStudy } from "./internal/steer-study";

const minuteMs = 60_000;
/** How often a study is compared with Prolific, whether it sends events or not. */
const everyMs = 5 * minuteMs;
/** How soon again after Prolific did not answer, and after it refused the token. */
const againMs = minuteMs;
const refusedAgainMs = 15 * minuteMs;
/** How long one process has a study to itself. */
const holdMs = 3 * minuteMs;

const studiesAtOnce = 20;

/** Compares every study that is due with Prolific; each by one process at a time. */
export async function compareDueStudies(deps: Deps): Promise<void> {
  for (const study of await studiesToCompare(deps.store.read, deps.now(), studiesAtOnce)) {
    await compareStudy(deps, study);
  }
}

/**
 * Brings what is known of a study up to what Prolific has: its submissions, bonuses and places; ends what Prolific has
 * done, and asks for what lacks. What Prolific does not answer is noted at the study and tried again.
 * @returns false where another process compares it
 */
export async function compareStudy(deps: Deps, study: ProlificStudyRow): Promise<boolean> {
  const now = deps.now();
  const dueAt = await deps.store.write((tx) => holdStudy(tx, study.id, { now, until: now + holdMs }));
  if (dueAt === null) return false;
  const { people, ...outcome } = await compare(deps, study).catch((error: unknown) =>
    failed(deps, study, error),
  );
  // Also without Prolific's answer people work, end and wait.
  await keepCompared(deps, study, people ?? (await readEverybody(deps, study)));
  await deps.store.write((tx) => letGoOfStudy(tx, study.id, { ...outcome, dueAt }));
  return true;
}

interface Outcome extends Pick<Partial<ProlificStudyRow>, "comparedAt" | "problem"> {
  /** When it is due again. */
  compareAt: number;
  /** Everybody as they compare in the end, where that was read. */
  people?: ComparedParticipant[];
}

async function compare(deps: Deps, study: ProlificStudyRow): Promise<Outcome> {
  const { vendorId, projectId } = study;
  if (vendorId === null) return { compareAt: deps.now() + everyMs };
  const { api, connection } = await prolificAccount(deps, projectId);
  const askedAt = deps.now();
  await readStudy(deps, api, { ...study, vendorId }, askedAt);
  await settleActions(deps, study);
  await takeUpAbandonedBatches(deps);
  const heard = await requireStudy(deps.store.read, projectId);
  // Read once for all that follows; who is changed by it is read again in the end.
  const found = await readEverybody(deps, heard);
  const everybody = await readChanged(deps, heard, found, await endAbsentPeople(deps, heard, found));
  const changed = [
    ...(await readBonuses(deps, api, heard, everybody)),
    ...(await completeEnded(deps, heard, everybody)),
  ];
  await steerStudy(deps, api, projectId, everybody);
  const people = await readChanged(deps, heard, everybody, changed);
  await settleLedger(deps, heard, people);
  if (study.publishedAt !== null) await listenToWorkspace(deps, api, connection);
  return { people, comparedAt: askedAt, compareAt: deps.now() + everyMs, problem: null };
}

async function readEverybody(deps: Deps, study: ProlificStudyRow): Promise<ComparedParticipant[]> {
  const db = deps.store.read;
  const project = await readProject(db, study.projectId);
  return readParticipants(db, { project, study }, deps.now());
}

/** Everybody as they were read, but for those whose submissions were changed since. */
async function readChanged(
  deps: Deps,
  study: ProlificStudyRow,
  everybody: readonly ComparedParticipant[],
  submissionIds: readonly string[],
): Promise<ComparedParticipant[]> {
  const db = deps.store.read;
  const project = await readProject(db, study.projectId);
  const keys = [...new Set(submissionIds)].map((submissionId) => ({ submissionId, annotatorId: null }));
  const changed = await readSomeParticipants(db, { project, study }, deps.now(), keys);
  const byId = new Map(changed.map((each) => [each.submission?.id, each]));
  return everybody.map((each) => byId.get(each.submission?.id ?? "") ?? each);
}

async function failed(deps: Deps, { projectId }: ProlificStudyRow, error: unknown): Promise<Outcome> {
  const now = deps.now();
  if (error instanceof ProlificError) {
    await noteRefusedToken(deps, projectId, error);
    const isRefused = error.failure === "unauthorized";
    return { compareAt: now + (isRefused ? refusedAgainMs : againMs), problem: error.said || error.failure };
  }
  deps.log.error({ error }, "a study could not be compared with Prolific");
  return { compareAt: now + againMs, problem: error instanceof Error ? error.message : String(error) };
}
