import { lookup as lookUp } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";

const timeoutMs = 10_000;
/** So much of an answer is read, and so much of that is kept. */
const readBytes = 4_096;
const keptCharacters = 500;

/** What came of a request: an answer of whichever status, or why there was none. */
export type Posted = { status: number; response: string } | { status: null; response: string };

export interface SafePost {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Whether http and addresses of this machine and of private networks are admitted. */
  isOpen: boolean;
}

/** Whether the operator admits receivers in their own network, and without encryption. */
export const admitsHttp = () => Boolean(process.env.TOUCHSTONE_ALLOW_HTTP_WEBHOOKS);

/** Why an address may not be called; null where it may. What its name resolves to is looked at when it is called. */
export function refusedUrl(url: string, isOpen: boolean): string | null {
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== "https:" && !(isOpen && protocol === "http:")) return "Only https is called.";
  if (username !== "" || password !== "") return "The address must not contain a password.";
  const host = hostname.replace(/^\[|\]$/g, "");
  return !isOpen && isIP(host) !== 0 && !isPublicAddress(host) ? notPublic(host) : null;
}

const notPublic = (address: string) => `${address} is not a public address.`;

/** Resolves a name as usual, and refuses it when any of its addresses is not public: the one that is called is among them. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, "", 0);
    const closed = addresses.find(({ address }) => !isPublicAddress(address));
    if (closed !== undefined) return done(new Error(notPublic(closed.address)), "", 0);
    if (options.all === true) return done(null, addresses);
    const [first] = addresses;
    return first === undefined
      ? done(new Error("The name has no address."), "", 0)
      : done(null, first.address, first.family);
  });
};

/** Sends a body; redirects are answers like any other and are not followed. Never throws. */
export function postSafely({ url, body, headers, isOpen }: SafePost): Promise<Posted> {
  const refused = refusedUrl(url, isOpen);
  if (refused !== null) return Promise.resolve({ status: null, response: refused });
  return new Promise((resolve) => {
    const fail = (reason: string) => resolve({ status: null, response: reason.slice(0, keptCharacters) });
    const send = new URL(url).protocol === "https:" ? requestSecure : requestPlain;
    const request = send(url, {
      method: "POST",
      agent: false,
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      ...(!isOpen && { lookup: lookUpPublic }),
    });
    const late = setTimeout(() => request.destroy(new Error("No answer within 10 seconds.")), timeoutMs);
    request.once("error", (error) => {
      clearTimeout(late);
      fail(error.message);
    });
    request.once("response", (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        clearTimeout(late);
        const text = new TextDecoder().decode(Buffer.concat(parts)).replaceAll("\u0000", "");
        resolve({ status: response.statusCode ?? 0, response: text.slice(0, keptCharacters) });
        request.destroy();
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= readBytes) end();
      });
      response.once("end", end);
      response.once("error", (error) => {
        clearTimeout(late);
        fail(error.message);
      });
    });
    request.end(body);
  });
}
