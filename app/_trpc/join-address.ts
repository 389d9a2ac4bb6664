import "server-only";
import { headers } from "next/headers";

/** The address that this request came to, which is the one other people can reach, too. */
export async function ownAddress(): Promise<string> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost";
  return process.env.TOUCHSTONE_URL ?? `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
}

/** A project's join link. */
export async function joinAddress(slug: string): Promise<string> {
  return `${await ownAddress()}/p/${slug}`;
}
