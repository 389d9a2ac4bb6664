import { annotatorByTokenHash } from "@/db/queries/annotators";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { hashSecret } from "@/server/ids";

/** Whoever was given this token when they joined; null when nobody was, or it has been replaced. */
export async function annotatorByToken({ store }: Deps, token: string): Promise<AnnotatorActor | null> {
  const [found] = await annotatorByTokenHash(store.read, { tokenHash: hashSecret(token) });
  return found ?? null;
}
