import { annotatorByTokenHash } from "@/db/queries/annotators";
import type { Store } from "@/db/store";
import { hashSecret } from "@/server/ids";

/** The id of the annotator whom a browser or a program is by this token. */
export async function annotatorOfToken(store: Store, token: string): Promise<string> {
  const [annotator] = await annotatorByTokenHash(store.read, { tokenHash: hashSecret(token) });
  if (annotator === undefined) throw new Error("No annotator has this token.");
  return annotator.annotatorId;
}
