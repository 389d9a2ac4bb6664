import { DomainError } from "@/server/domain/errors";

/** What a browser says of a request that a page of our own makes, or a person who types or follows an address. */
const ownSites = ["same-origin", "none"];

/**
 * Refuses a request that a page of another site makes in the name of whoever uses the browser. Browsers send an
 * origin, or where the request comes from, with everything that changes something; programs send neither.
 * @throws DomainError `forbidden`.
 */
export function requireSameOrigin(headers: Pick<Headers, "get">): void {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const isOurs =
    origin === null ? site === null || ownSites.includes(site) : ownHosts(headers).includes(hostOf(origin));
  if (!isOurs) throw new DomainError("forbidden", "This request comes from another site.", { origin });
}

/** The host that was asked, and the one that the server is configured to be reached at. */
function ownHosts(headers: Pick<Headers, "get">): string[] {
  const asked = headers.get("x-forwarded-host") ?? headers.get("host");
  const configured = process.env.TOUCHSTONE_URL;
  return [asked ?? "", configured === undefined ? "" : hostOf(configured)].filter((host) => host !== "");
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : "");
