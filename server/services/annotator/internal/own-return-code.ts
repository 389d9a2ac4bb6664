import { annotatorById, lockKnownAnnotator } from "@/db/queries/arrivals";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";
import { ensureReturnCode, returnCodeFor } from "./return-code";

/**
 * The return code of whoever looks at a page; in force from now on where they joined before there were codes. Null for who
 * has been erased.
 */
export async function ownReturnCode(deps: Pick<Deps, "store">, annotatorId: string): Promise<string | null> {
  const [found] = await annotatorById(deps.store.read, { annotatorId });
  const code = returnCodeFor(annotatorId);
  if (found?.returnCodeHash === hashSecret(code)) return code;
  return deps.store.write(async (tx) => {
    const own = await lockKnownAnnotator(tx, annotatorId);
    return own === undefined ? null : ensureReturnCode(tx, own);
  });
}
