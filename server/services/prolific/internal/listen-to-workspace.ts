import { saveProlificHook, type ProlificConnectionRow } from "@/db/queries/prolific-connections";
import { seal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { publicAddress } from "./public-address";

/** What Touchstone hears of as soon as it happens. */
const eventTypes = ["submission.status.change", "study.status.change"] as const;

/** Where Prolific sends its events. */
const hookAddress = (): string => `${publicAddress()}/api/recruiters/prolific/webhooks`;

/** Where the secret of a workspace is sealed for. */
export const hookPlace = (workspaceId: string): string => `prolific events of ${workspaceId}`;

/** Prolific reaches nobody behind an address of one machine. */
const isReachable = (): boolean => !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicAddress());

/**
 * Asks Prolific to tell what happens in a workspace, once for all of its studies. Without it nothing is lost: the
 * comparison reads everything again every few minutes.
 */
export async function listenToWorkspace(
  deps: Pick<Deps, "store" | "now" | "log">,
  api: ProlificApi,
  { workspaceId }: Pick<ProlificConnectionRow, "workspaceId">,
): Promise<void> {
  if (!isReachable() && process.env.TOUCHSTONE_PROLIFIC_URL === undefined) return;
  try {
    const secret = (await api.hookSecret(workspaceId)) ?? (await api.createHookSecret(workspaceId));
    await deps.store.write((tx) =>
      saveProlificHook(tx, {
        workspaceId,
        sealedSecret: seal(secret, hookPlace(workspaceId)),
        madeAt: deps.now(),
      }),
    );
    await subscribe(api, workspaceId);
  } catch (error) {
    if (!(error instanceof ProlificError)) throw error;
    deps.log.warn({ failure: error.failure, said: error.said }, "Prolific does not send its events");
  }
}

async function subscribe(api: ProlificApi, workspaceId: string): Promise<void> {
  const targetUrl = hookAddress();
  const known = await api.hookSubscriptions(workspaceId);
  for (const eventType of eventTypes) {
    const isThere = known.some(
      (each) => each.eventType === eventType && each.targetUrl === targetUrl && each.isEnabled,
    );
    if (isThere) continue;
    const { id, confirmation } = await api.subscribe({ workspaceId, eventType, targetUrl });
    if (confirmation !== null) await api.confirmSubscription(id, confirmation);
  }
}
