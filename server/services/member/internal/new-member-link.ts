import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { MemberLink } from "@/server/domain/member/contracts";
import { hashSecret } from "@/server/ids";

const daysOpen = 7;

/** A link's secret for the person who asked, and what is kept of it. */
interface NewMemberLink {
  told: MemberLink;
  kept: { tokenHash: string; createdAt: number; expiresAt: number };
}

/** Makes the secret of a link that works for seven days. */
export function newMemberLink(deps: Pick<Deps, "newSecret" | "now">, email: string): NewMemberLink {
  const token = deps.newSecret(24);
  const createdAt = deps.now();
  const expiresAt = createdAt + daysOpen * 24 * 60 * 60 * 1000;
  return {
    told: { email, token, expiresAt: isoInstant(expiresAt), isMailed: false },
    kept: { tokenHash: hashSecret(token), createdAt, expiresAt },
  };
}
