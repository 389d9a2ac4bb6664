import {
  changeProlificStudy,
  holdStudy,
  studiesToCompare,
  type ProlificStudyRow,
} from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { ProlificError } from "@/server/prolific/prolific-error";
import { completeEnded } from "./internal/complete-ended";
import { listenToWorkspace } from "./internal/listen-to-workspace";
import { noteRefusedToken, prolificAccount } from "./internal/prolific-account";
import { readBonuses } from "./internal/read-bonuses";
import { readStudy } from "./internal/read-study";
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
 */
export async function compareStudy(deps: Deps, study: ProlificStudyRow): Promise<void> {
  const now = deps.now();
  const isHeld = await deps.store.write((tx) => holdStudy(tx, study.id, { now, until: now + holdMs }));
  if (!isHeld) return;
  const outcome = await compare(deps, study).catch((error: unknown) => failed(deps, study, error));
  await deps.store.write((tx) => changeProlificStudy(tx, study.id, { ...outcome, heldUntil: 0 }));
}

type Outcome = Pick<Partial<ProlificStudyRow>, "comparedAt" | "compareAt" | "problem">;

async function compare(deps: Deps, study: ProlificStudyRow): Promise<Outcome> {
  const { vendorId, projectId } = study;
  if (vendorId === null) return { compareAt: deps.now() + everyMs };
  const { api, connection } = await prolificAccount(deps, projectId);
  const askedAt = deps.now();
  await readStudy(deps, api, { ...study, vendorId }, askedAt);
  await readBonuses(deps, api, study);
  await settleActions(deps, study);
  await completeEnded(deps, study);
  await steerStudy(deps, api, projectId);
  await settleLedger(deps, study);
  if (study.publishedAt !== null) await listenToWorkspace(deps, api, connection);
  return { comparedAt: askedAt, compareAt: deps.now() + everyMs, problem: null };
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
