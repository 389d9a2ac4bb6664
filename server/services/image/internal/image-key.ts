import { createHmac } from "node:crypto";
import { imageNames } from "@/db/queries/images";
import type { Db } from "@/db/store";
import { sessionSecret } from "@/server/auth/secret";

const keyLength = 22;

/**
 * How browsers of annotators call the pictures of a project: the same for the same picture, and without the installation's
 * secret no way back to its name, which may tell what an item is.
 */
export function imageKeys(projectId: string): (name: string) => string {
  let secret: string | null = null;
  return (name) => {
    secret ??= sessionSecret();
    const text = JSON.stringify(["image", projectId, name]);
    return createHmac("sha256", secret).update(text).digest("base64url").slice(0, keyLength);
  };
}

/** The names of a project's pictures by their keys, as they were when a key was last unknown. */
const namesOfProject = new Map<string, ReadonlyMap<string, string>>();
const maxProjects = 50;

/** The picture that annotators call by this key; null where the project has none. */
export async function imageNameOf(db: Db, projectId: string, key: string): Promise<string | null> {
  if (key.length !== keyLength) return null;
  const known = namesOfProject.get(projectId)?.get(key);
  if (known !== undefined) return known;
  const keyOf = imageKeys(projectId);
  const names = new Map((await imageNames(db, projectId)).map((name) => [keyOf(name), name]));
  if (namesOfProject.size >= maxProjects) namesOfProject.clear();
  namesOfProject.set(projectId, names);
  return names.get(key) ?? null;
}
