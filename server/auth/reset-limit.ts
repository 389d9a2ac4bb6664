import { limitOf, type LimitDeps } from "./limit-of";

/** Mails with a link to a new password in an hour, to one email and from one address. */
const toEmail = { name: "reset mails", points: 5, seconds: 60 * 60 };
const fromAddress = { name: "reset requests", points: 20, seconds: 60 * 60 };

/** Whether one more link may be sent to an email. The person who asks is not told, so that nobody learns who has an account. */
export async function mayRequestReset(deps: LimitDeps, email: string, address: string): Promise<boolean> {
  if (process.env.TOUCHSTONE_RATE_LIMIT === "off") return true;
  const isAddressIn = (await limitOf(deps, fromAddress).take(address)) === null;
  return isAddressIn && (await limitOf(deps, toEmail).take(email)) === null;
}
