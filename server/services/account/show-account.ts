import { findPasswordHash } from "@/db/queries/organizers";
import { findTwoFactor, passkeysOf } from "@/db/queries/second-factors";
import { latestSignIns, sessionsOf } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { AccountOverview, AccountSession } from "@/server/domain/organizer/account-contracts";
import { provedForMs } from "@/server/domain/organizer/account-security";
import type { Account } from "@/server/domain/organizer/contracts";

const shownSignIns = 10;

/** @param codesLeft how many recovery codes nobody has used. */
export async function showAccount(
  deps: Pick<Deps, "store" | "now">,
  { name, email, id: userId }: Account,
  session: AccountSession,
  codesLeft: () => Promise<number>,
): Promise<AccountOverview> {
  const db = deps.store.read;
  const twoFactor = await findTwoFactor(db, userId);
  const passkeys = await passkeysOf(db, userId);
  const sessions = (await sessionsOf(db, userId, deps.now())).map(({ lastActiveAt, ...each }) => ({
    ...each,
    lastActiveAt: lastActiveAt.toISOString(),
    isOwn: each.id === session.id,
  }));
  const signIns = await latestSignIns(db, userId, shownSignIns);
  return {
    name,
    email,
    hasPassword: (await findPasswordHash(db, userId)) !== null,
    provedUntil: isoInstant(session.provedAt + provedForMs),
    twoFactor: twoFactor
      ? { since: twoFactor.createdAt?.toISOString() ?? null, codesLeft: await codesLeft() }
      : null,
    passkeys: passkeys.map(({ addedAt, ...each }) => ({
      ...each,
      addedAt: addedAt?.toISOString() ?? null,
    })),
    sessions: [...sessions.filter(({ isOwn }) => isOwn), ...sessions.filter(({ isOwn }) => !isOwn)],
    signIns: signIns.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
  };
}
