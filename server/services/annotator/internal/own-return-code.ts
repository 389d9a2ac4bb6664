import { annotatorById } from "@/db/queries/arrivals";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";
import { ensureReturnCode, returnCodeFor } from "./return-code";

/** The return code of whoever looks at a page; in force from now on where they joined before there were codes. */
export async function ownReturnCode(deps: Pick<Deps, "store">, annotatorId: string): Promise<string> {
  const [found] = await annotatorById(deps.store.read, { annotatorId });
  const code = returnCodeFor(annotatorId);
  if (found === undefined || found.returnCodeHash === hashSecret(code)) return code;
  return deps.store.write((tx) => ensureReturnCode(tx, found));
}
