import {
  changeProlificHook,
  claimHookCheck,
  saveProlificHook,
  type ProlificConnectionRow,
} from "@/db/queries/prolific-connections";
import { seal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { publicAddress } from "./public-address";
import { subscribeToEvents } from "./subscribe-to-events";

/** Where Prolific sends its events. */
const hookAddress = (): string => `${publicAddress()}/api/recruiters/prolific/webhooks`;

/** Where the secret of a workspace is sealed for. */
export const hookPlace = (workspaceId: string): string => `prolific events of ${workspaceId}`;

/** Prolific reaches nobody behind an address of one machine. */
const isReachable = (): boolean => !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicAddress());

/** How soon subscriptions are looked at again after a check that failed: before the next comparison. */
const againMs = 4 * 60_000;
/** And after one that found all in order. Prolific disables a subscription whose events were not taken for days. */
const checkedEveryMs = 60 * 60_000;

/**
 * Asks Prolific to tell what happens in a workspace, once for all of its studies, and looks from time to time whether it still
 * does. Without it nothing is lost: the comparison reads everything again every few minutes.
 */
export async function listenToWorkspace(
  deps: Pick<Deps, "store" | "now" | "log">,
  api: ProlificApi,
  { workspaceId }: Pick<ProlificConnectionRow, "workspaceId">,
): Promise<void> {
  if (!isReachable() && process.env.TOUCHSTONE_PROLIFIC_URL === undefined) return;
  const now = deps.now();
  const isDue = await deps.store.write((tx) =>
    claimHookCheck(tx, workspaceId, { now, until: now + againMs }),
  );
  if (!isDue) return;
  try {
    await keepSecret(deps, api, workspaceId);
    await subscribeToEvents({ deps, api, workspaceId, targetUrl: hookAddress() });
    await deps.store.write((tx) => changeProlificHook(tx, workspaceId, { checkAt: now + checkedEveryMs }));
  } catch (error) {
    if (!(error instanceof ProlificError)) throw error;
    deps.log.warn({ failure: error.failure, said: error.said }, "Prolific does not send its events");
  }
}

/** Somebody may have replaced the secret at Prolific, so it is read each time. */
async function keepSecret(
  deps: Pick<Deps, "store" | "now">,
  api: ProlificApi,
  workspaceId: string,
): Promise<void> {
  const secret = (await api.hookSecret(workspaceId)) ?? (await api.createHookSecret(workspaceId));
  await deps.store.write((tx) =>
    saveProlificHook(tx, {
      workspaceId,
      sealedSecret: seal(secret, hookPlace(workspaceId)),
      madeAt: deps.now(),
    }),
  );
}
