import { claimAction, dueActions, endAction, type ProlificActionRow } from "@/db/queries/prolific-actions";
import { compareSoon } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { actionResult, retryDelayMs, sentPatienceMs } from "@/server/domain/recruiter/prolific/action";
import { groupBy } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { noteRefusedToken, prolificAccount } from "./internal/prolific-account";

const actionsAtOnce = 1_000;
/** How long one process has an action to itself. */
const claimMs = 2 * 60_000;

/**
 * Does at Prolific what is due, approvals in bulk. All of it is harmless when it is done twice, so what was not answered is
 * done again; what Prolific refuses is left to an organizer, with its words.
 */
export async function workAtActions(deps: Deps): Promise<void> {
  const due = await dueActions(deps.store.read, deps.now(), actionsAtOnce);
  for (const ofProject of groupBy(due, ({ projectId }) => projectId)) {
    const [{ projectId }] = ofProject;
    const account = await prolificAccount(deps, projectId).catch(() => null);
    if (account === null) await postpone(deps, ofProject);
    else await workFor(deps, account.api, ofProject);
  }
}

/** Without a connection nothing can be done; an organizer reads so on the screen. */
async function postpone(deps: Deps, actions: readonly ProlificActionRow[]): Promise<void> {
  const dueAt = deps.now() + retryDelayMs(5);
  await deps.store.write(async (tx) => {
    for (const { id } of actions) await endAction(tx, id, { dueAt });
  });
}

async function workFor(deps: Deps, api: ProlificApi, actions: readonly ProlificActionRow[]): Promise<void> {
  const approvals = actions.filter(({ kind }) => kind === "approve");
  for (const some of inChunks(approvals, 500)) await approveTogether(deps, api, some);
  for (const action of actions) if (action.kind !== "approve") await doOne(deps, api, action);
}

async function claim(deps: Deps, actions: readonly ProlificActionRow[]): Promise<ProlificActionRow[]> {
  const now = deps.now();
  return deps.store.write(async (tx) => {
    const claimed: ProlificActionRow[] = [];
    for (const action of actions) {
      if (await claimAction(tx, action, { now, until: now + claimMs })) claimed.push(action);
    }
    return claimed;
  });
}

async function approveTogether(
  deps: Deps,
  api: ProlificApi,
  actions: readonly ProlificActionRow[],
): Promise<void> {
  const claimed = await claim(deps, actions);
  if (claimed.length === 0) return;
  try {
    await api.bulkApprove(claimed.map(({ submissionId }) => submissionId));
    await sent(deps, claimed);
  } catch (error) {
    // One that Prolific refuses keeps the others from being approved: each is asked for by itself then.
    if (claimed.length > 1 && error instanceof ProlificError && error.failure === "refused") {
      for (const action of claimed) await approveOne(deps, api, action);
      return;
    }
    for (const action of claimed) await failed(deps, action, error);
  }
}

async function approveOne(deps: Deps, api: ProlificApi, action: ProlificActionRow): Promise<void> {
  try {
    await api.transitionSubmission(action.submissionId, { action: "APPROVE" });
    await sent(deps, [action]);
  } catch (error) {
    await failed(deps, action, error);
  }
}

async function doOne(deps: Deps, api: ProlificApi, action: ProlificActionRow): Promise<void> {
  const [claimed] = await claim(deps, [action]);
  if (claimed === undefined) return;
  try {
    if (await hasHappened(api, claimed)) return await done(deps, claimed);
    await perform(api, claimed);
    await sent(deps, [claimed]);
  } catch (error) {
    await failed(deps, claimed, error);
  }
}

/** Only what was tried before can have happened. */
async function hasHappened(
  api: ProlificApi,
  { kind, submissionId, tryCount }: ProlificActionRow,
): Promise<boolean> {
  if (tryCount === 0) return false;
  const { status, returnRequestedAt } = await api.submission(submissionId);
  return actionResult(kind, { status, returnRequestedAt }) === "done";
}

async function perform(api: ProlificApi, { kind, submissionId, data }: ProlificActionRow): Promise<void> {
  switch (kind) {
    case "complete":
    case "pay-part":
      await api.transitionSubmission(submissionId, {
        action: "COMPLETE",
        code: data.code ?? "",
        ...(data.percentage !== undefined && { percentage: data.percentage }),
        ...(data.message !== undefined && { message: data.message }),
      });
      return;
    case "approve":
      await api.transitionSubmission(submissionId, { action: "APPROVE" });
      return;
    case "ask-return":
      await api.requestReturn(submissionId, data.reason ?? "");
      return;
    case "reject":
      await api.transitionSubmission(submissionId, {
        action: "REJECT",
        category: data.category ?? "OTHER",
        message: data.message ?? "",
      });
  }
}

/** Prolific took it; the next comparison tells what it did. */
async function sent(deps: Deps, actions: readonly ProlificActionRow[]): Promise<void> {
  const now = deps.now();
  await deps.store.write(async (tx) => {
    for (const { id } of actions) await endAction(tx, id, { state: "sent", dueAt: now + sentPatienceMs });
    for (const studyId of new Set(actions.map((each) => each.studyId))) await compareSoon(tx, studyId, now);
  });
}

async function done(deps: Deps, { id, studyId }: ProlificActionRow): Promise<void> {
  const now = deps.now();
  await deps.store.write(async (tx) => {
    await endAction(tx, id, { state: "done", endedAt: now });
    await compareSoon(tx, studyId, now);
  });
}

async function failed(
  deps: Deps,
  { id, projectId, studyId, tryCount }: ProlificActionRow,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ProlificError)) throw error;
  const now = deps.now();
  await noteRefusedToken(deps, projectId, error);
  const isRefused = error.failure === "refused";
  await deps.store.write(async (tx) => {
    await endAction(
      tx,
      id,
      isRefused
        ? { state: "refused", said: error.said, endedAt: now }
        : { state: "ready", said: error.said, dueAt: now + retryDelayMs(tryCount + 1) },
    );
    await compareSoon(tx, studyId, now);
  });
}
