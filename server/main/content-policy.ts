import type { ServerResponse } from "node:http";
import { randomBytes } from "node:crypto";

interface Allowed {
  /** Of this one answer: only scripts that carry it run, and what they load. */
  nonce: string;
  /** Hosts from which pictures may come besides our own. */
  imageHosts: readonly string[];
  /** Who may show the page in a frame; nobody where there is none. */
  ancestors: readonly string[];
  /** Servers besides our own that its forms may be sent to. */
  forms: readonly string[];
  /** The development server evaluates code and talks through a socket. */
  dev: boolean;
}

/**
 * What a page may do, as a Content-Security-Policy. Styles stay open to inline ones: React writes the rules of scales
 * into the page while it is drawn, and Next gives those no nonce.
 */
function contentPolicy({ nonce, imageHosts, ancestors, forms, dev }: Allowed): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...imageHosts.map((host) => `https://${host}`)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(dev ? ["ws:", "wss:"] : [])],
    "frame-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...forms],
    "frame-ancestors": ancestors.length === 0 ? ["'none'"] : ancestors,
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** A picture is shown and nothing in it runs. */
const picturePolicy = "default-src 'none'; sandbox";

interface Asked {
  url?: string | undefined;
  method?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

const projectPath = /^\/(?:p|projects)\/([a-z0-9-]+)(?:[/?]|$)/;
const picturePath = /^\/p\/[^/?]+\/images\//;
const annotatorPath = /^\/p\//;
const framePath = /^\/projects\/[^/?]+\/preview\/frame(?:[/?]|$)/;

/** The project whose page is asked for as a document; null for everything else. */
export function documentOf({ url = "", method, headers }: Asked): string | null {
  if ((method !== "GET" && method !== "HEAD") || headers["rsc"] !== undefined) return null;
  return projectPath.exec(url)?.[1] ?? null;
}

/** What a project lets its pages do. */
export interface ProjectPolicy {
  /** The hosts that it allows pictures from. */
  imageHosts: readonly string[];
  /** Servers of its recruiters that show annotators' pages in a frame, and that take their forms. */
  frames: { ancestors: readonly string[]; forms: readonly string[] };
}

/** Of a page that belongs to no project. */
export const strictPolicy: ProjectPolicy = { imageHosts: [], frames: { ancestors: [], forms: [] } };

/**
 * Sets the policy of an answer, and tells Next the nonce in the headers of the request, whatever a client sent there.
 * @param policyOf what a project lets its pages do
 */
export async function setContentPolicy(
  request: Asked,
  response: Pick<ServerResponse, "setHeader">,
  { dev, policyOf }: { dev: boolean; policyOf: (slug: string) => Promise<ProjectPolicy> },
): Promise<void> {
  const { url = "", headers } = request;
  // Next lets no route's own policy past this one, and a picture opened by itself may be a document that could run.
  if (picturePath.test(url)) {
    response.setHeader("content-security-policy", picturePolicy);
    return;
  }
  const slug = documentOf(request);
  const { imageHosts, frames } = slug === null ? strictPolicy : await policyOf(slug);
  const nonce = randomBytes(16).toString("base64");
  const { ancestors, forms } = annotatorPath.test(url) ? frames : strictPolicy.frames;
  const own = framePath.test(url) ? ["'self'"] : ancestors;
  const policy = contentPolicy({ nonce, imageHosts, ancestors: own, forms, dev });
  headers["content-security-policy"] = policy;
  delete headers["content-security-policy-report-only"];
  headers["x-nonce"] = nonce;
  headers["x-image-hosts"] = imageHosts.join(" ");
  response.setHeader("content-security-policy", policy);
}
