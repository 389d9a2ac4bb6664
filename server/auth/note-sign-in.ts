import { adoptProjects } from "@/db/queries/members";
import { changeUser, countUsers } from "@/db/queries/organizers";
import { insertSignIn } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import type { SignInMethod } from "@/server/domain/organizer/account-security";
import type { Auth } from "./auth";
import { findAccount } from "./find-account";
import { headersAfter } from "./headers-after";

/** What noting a sign-in needs besides the library. */
export type SignInDeps = Pick<Deps, "store" | "now" | "newId">;

interface NotedSignIn {
  deps: SignInDeps;
  method: SignInMethod;
}

/**
 * Keeps when somebody signed in, and how, if an answer brings a session. The first account of all owns every project
 * that has no owner.
 */
export async function noteSignIn(
  auth: Auth,
  request: Request,
  response: Response,
  { deps, method }: NotedSignIn,
): Promise<void> {
  const account = await findAccount(auth, headersAfter(request, response));
  if (account === null) return;
  const now = deps.now();
  const at = new Date(now);
  const userAgent = request.headers.get("user-agent")?.slice(0, 500);
  await deps.store.write(async (tx) => {
    await insertSignIn(tx, { id: deps.newId(), userId: account.id, method, userAgent, at });
    await changeUser(tx, account.id, { lastActiveAt: at });
    // Accounts by a link do so when they are made; the single sign-on makes them on the way in.
    if (method === "single_sign_on" && (await countUsers(tx)) === 1) await adoptProjects(tx, account.id, now);
  });
}
