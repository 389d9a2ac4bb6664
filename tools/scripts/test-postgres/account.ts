import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/** The numbers of a system account and its group. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

function lookUp(name: string): SystemAccount | null {
  const idOf = (option: string) => Number(execFileSync("id", [option, name], { stdio: "pipe" }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return null;
  }
}

/** The account PostgreSQL runs under: this process's own, but it refuses to run as root, so another one there. */
export function postgresAccount(): SystemAccount {
  const { uid, gid } = userInfo();
  const account = uid === 0 ? (lookUp("postgres") ?? lookUp("nobody")) : { uid, gid };
  if (account === null)
    throw new Error("PostgreSQL cannot run as root, and there is no account postgres or nobody.");
  return account;
}
