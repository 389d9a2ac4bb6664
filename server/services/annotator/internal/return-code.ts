import { createHmac } from "node:crypto";
import { type KnownAnnotator } from "@/db/queries/arrivals";
import { setReturnCode } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import { sessionSecret } from "@/server/auth/secret";
import { returnCodeOf } from "@/server/domain/annotator/return-code";
import { hashSecret } from "@/server/ids";

let secret: string | null = null;

/**
 * The code by which an annotator comes back: the same at any time, made from the installation's secret, so that it
 * can be shown again although the database holds nothing but its hash.
 */
export function returnCodeFor(annotatorId: string): string {
  secret ??= sessionSecret();
  const text = JSON.stringify(["return-code", annotatorId]);
  return returnCodeOf(createHmac("sha512", secret).update(text).digest());
}

/** The code of an annotator, in force from now on also where they joined before there were codes. */
export async function ensureReturnCode(
  tx: Tx,
  { id, returnCodeHash }: Pick<KnownAnnotator, "id" | "returnCodeHash">,
): Promise<string> {
  const code = returnCodeFor(id);
  const hash = hashSecret(code);
  if (hash !== returnCodeHash) await setReturnCode(tx, id, hash);
  return code;
}
