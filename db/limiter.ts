import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { withPlainReason } from "./errors";

/** So often somebody may do something in so many seconds, from the first time on. */
export interface LimitRule {
  /** What is counted; two rules of one name and one length share their counts. */
  name: string;
  points: number;
  seconds: number;
}

/** Counts what somebody does. @throws DomainError `busy` where the database that counts does not answer. */
export interface Limiter {
  /** Counts one. @returns null, or for how many milliseconds the key has been used up */
  take: (key: string) => Promise<number | null>;
  /** Counts one less. */
  giveBack: (key: string) => Promise<void>;
  /** Begins anew. */
  forget: (key: string) => Promise<void>;
}

type Counting = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** Counts in the memory of this process. */
export const countingHere: Counting = (options) => new RateLimiterMemory(options);

/** Counts in the database, for all servers that use it. */
export const countingIn =
  (pool: Pool): Counting =>
  (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
    });

/** The limiters of one process, each made once. */
export function limitersBy(counting: Counting): (rule: LimitRule) => Limiter {
  const made = new Map<string, Limiter>();
  return ({ name, points, seconds }) => {
    const keyPrefix = `${name}/${seconds}`;
    const known =
      made.get(`${keyPrefix}/${points}`) ?? limiterOver(counting({ keyPrefix, points, duration: seconds }));
    made.set(`${keyPrefix}/${points}`, known);
    return known;
  };
}

function limiterOver(counting: RateLimiterAbstract): Limiter {
  const plainly = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw withPlainReason(error);
    });
  return {
    take: (key) =>
      plainly(
        counting.consume(key).then(
          () => null,
          (refusal: unknown) => {
            if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
            throw refusal;
          },
        ),
      ),
    giveBack: async (key) => void (await plainly(counting.reward(key))),
    forget: async (key) => void (await plainly(counting.delete(key))),
  };
}
