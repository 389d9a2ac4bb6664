import "server-only";
import { headers } from "next/headers";

/** A project's join link at the address that this request came to, which is the one annotators can reach, too. */
export async function joinAddress(slug: string): Promise<string> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost";
  const own = process.env.TOUCHSTONE_URL ?? `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
  return `${own}/p/${slug}`;
}
