import type { IncomingMessage } from "node:http";
import { DomainError } from "@/server/domain/errors";
import { HttpRefusal } from "@/server/api/programs/http-refusal";

const methods = ["GET", "HEAD", "POST", "OPTIONS"];
const maxCharacters = 8_000;
const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

type Request = Pick<IncomingMessage, "url" | "method" | "headers">;

/**
 * Looks at what a request asks for before anything else does, and leaves a path in `url` that can be read: also
 * `GET http://host/path` is a request for a path, and slashes at its beginning are one.
 * @returns the methods there are, where that is what was asked (`OPTIONS *`), else null
 * @throws HttpRefusal, DomainError `malformed` for what nothing here can answer.
 */
export function readAddress(request: Request): { allow: string } | null {
  const { method = "", headers } = request;
  const allow = methods.join(", ");
  if (!methods.includes(method))
    throw new HttpRefusal(405, malformed(`There is no ${method} here.`), { allow });
  if (headers.host !== undefined && !hostName.test(headers.host))
    throw malformed("The Host header names no host.");
  const url = request.url ?? "";
  if (url === "*" && method === "OPTIONS") return { allow };
  if (url.length > maxCharacters) throw new HttpRefusal(414, malformed("The address is too long."));
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? url;
  request.url = path === "" || path.startsWith("?") ? `/${path}` : path.replace(/^[/\\]+/, "/");
  if (!isReadable(request.url)) throw malformed("This address cannot be read.");
  return null;
}

/** Whether the percent signs of a path lead to text, without control characters. */
function isReadable(url: string): boolean {
  if (!url.startsWith("/")) return false;
  const [path = ""] = url.split(/[?#]/, 1);
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const malformed = (message: string) => new DomainError("malformed", message);
