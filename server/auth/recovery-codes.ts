import type { Auth } from "./auth";

/** How many recovery codes of a person nobody has used; they are kept encrypted. */
export async function countRecoveryCodes(auth: Auth, userId: string): Promise<number> {
  return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length;
}
