import { changeProlificHook, prolificHookOf } from "@/db/queries/prolific-connections";
import { seal, unseal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";

/** What Touchstone hears of as soon as it happens. */
const eventTypes = ["submission.status.change", "study.status.change"] as const;

interface Subscribing {
  deps: Pick<Deps, "store">;
  api: ProlificApi;
  workspaceId: string;
  targetUrl: string;
}

type HookRow = NonNullable<Awaited<ReturnType<typeof prolificHookOf>>>;
type Unconfirmed = HookRow["unconfirmed"][number];

/** Has one subscription of each kind that is confirmed. Only what lacks is made, and only what was not confirmed is confirmed. */
export async function subscribeToEvents(subscribing: Subscribing): Promise<void> {
  const { deps, api, workspaceId, targetUrl } = subscribing;
  const known = await api.hookSubscriptions(workspaceId);
  const hook = await prolificHookOf(deps.store.read, workspaceId);
  for (const eventType of eventTypes) {
    const pending = hook?.unconfirmed.filter((each) => each.eventType === eventType) ?? [];
    if (await anyConfirmed(subscribing, pending)) continue;
    const isThere = known.some(
      (each) =>
        each.eventType === eventType &&
        each.targetUrl === targetUrl &&
        each.isEnabled &&
        !pending.some(({ id }) => id === each.id),
    );
    if (!isThere) await subscribeTo(subscribing, eventType);
  }
}

async function anyConfirmed(subscribing: Subscribing, pending: readonly Unconfirmed[]): Promise<boolean> {
  for (const each of pending) if (await confirm(subscribing, each)) return true;
  return false;
}

/** The confirmation is kept before it is sent: it comes with the creation and never again. */
async function subscribeTo(subscribing: Subscribing, eventType: string): Promise<void> {
  const { deps, api, workspaceId, targetUrl } = subscribing;
  const { id, confirmation } = await api.subscribe({ workspaceId, eventType, targetUrl });
  if (confirmation === null) return;
  const made = { id, eventType, sealedConfirmation: seal(confirmation, confirmationPlace(id)) };
  await changeUnconfirmed(deps, workspaceId, (kept) => [...kept, made]);
  await confirm(subscribing, made);
}

const confirmationPlace = (id: string): string => `confirmation of prolific events ${id}`;

/** @returns false where Prolific does not take the confirmation, so that another subscription has to be made */
async function confirm({ deps, api, workspaceId }: Subscribing, unconfirmed: Unconfirmed): Promise<boolean> {
  const { id, sealedConfirmation } = unconfirmed;
  const confirmation = unseal(sealedConfirmation, confirmationPlace(id));
  const isTaken = confirmation !== null && (await takes(api.confirmSubscription(id, confirmation)));
  await changeUnconfirmed(deps, workspaceId, (kept) => kept.filter((each) => each.id !== id));
  return isTaken;
}

async function takes(confirmed: Promise<void>): Promise<boolean> {
  try {
    await confirmed;
    return true;
  } catch (error) {
    if (error instanceof ProlificError && error.failure === "refused") return false;
    throw error;
  }
}

async function changeUnconfirmed(
  deps: Pick<Deps, "store">,
  workspaceId: string,
  change: (kept: Unconfirmed[]) => Unconfirmed[],
): Promise<void> {
  await deps.store.write(async (tx) => {
    const hook = await prolificHookOf(tx, workspaceId);
    if (hook) await changeProlificHook(tx, workspaceId, { unconfirmed: change(hook.unconfirmed) });
  });
}
