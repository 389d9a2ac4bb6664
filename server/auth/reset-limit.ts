import { RateLimiterMemory } from "rate-limiter-flexible";

/** Mails with a link to a new password in an hour, to one email and from one address. */
const maxMails = 5;
const maxRequests = 20;
const windowSeconds = 60 * 60;

interface Limits {
  emails: RateLimiterMemory;
  addresses: RateLimiterMemory;
}

// One process holds several copies of this module, and all of them share the limits.
const shared = globalThis as typeof globalThis & { touchstoneResetLimits?: Limits };

const limits = () =>
  (shared.touchstoneResetLimits ??= {
    emails: new RateLimiterMemory({ points: maxMails, duration: windowSeconds }),
    addresses: new RateLimiterMemory({ points: maxRequests, duration: windowSeconds }),
  });

/** Whether one more link may be sent to an email. The person who asks is not told, so that nobody learns who has an account. */
export async function mayRequestReset(email: string, address: string): Promise<boolean> {
  if (process.env.TOUCHSTONE_RATE_LIMIT === "off") return true;
  const within = (limit: RateLimiterMemory, key: string) =>
    limit.consume(key).then(
      () => true,
      () => false,
    );
  return (await within(limits().addresses, address)) && (await within(limits().emails, email));
}
