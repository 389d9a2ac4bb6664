import { createHmac } from "node:crypto";
import type { Limiter, LimitRule } from "@/db/limiter";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { sessionSecret } from "./secret";

let secret: string | undefined;

/** Stands for an address or an email where it is counted, so that neither is stored. */
function markOf(key: string): string {
  secret ??= sessionSecret();
  return createHmac("sha256", secret).update(key).digest("base64url");
}

export interface LimitDeps {
  store: Pick<Deps["store"], "limiter">;
}

/** What counts by a rule: on PostgreSQL one for all servers, on SQLite that of this process. */
export function limitOf({ store }: LimitDeps, rule: LimitRule): Limiter {
  const { take, giveBack, forget } = store.limiter(rule);
  return {
    take: (key) => take(markOf(key)),
    giveBack: (key) => giveBack(markOf(key)),
    forget: (key) => forget(markOf(key)),
  };
}

/** How many whole seconds somebody is told to wait. */
export const secondsToWait = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

/** What somebody who is above a limit is told. @param sentence says it with the whole seconds to wait */
export function tooOften(waitMs: number, sentence: (seconds: number) => string): DomainError {
  const seconds = secondsToWait(waitMs);
  return new DomainError("rate_limited", sentence(seconds), { seconds });
}

/** Counts one act by a rule. @throws DomainError `rate_limited` with the seconds to wait, above its limit. */
export async function countAct(
  deps: LimitDeps,
  rule: LimitRule,
  key: string,
  sentence: (seconds: number) => string,
): Promise<void> {
  const waitMs = await limitOf(deps, rule).take(key);
  if (waitMs !== null) throw tooOften(waitMs, sentence);
}
