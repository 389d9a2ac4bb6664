import type { Context } from "./context";

const keptForSeconds = 180 * 24 * 60 * 60;

/** The cookie that holds an annotator's token; one for each project, since one person may work in several. */
export function annotatorCookie(slug: string): string {
  return `touchstone_annotator_${slug}`;
}

/** Lets the browser keep an annotator's token, out of the reach of scripts. */
export function setAnnotatorCookie({ resHeaders, isSecure }: Context, slug: string, token: string): void {
  const parts = [
    `${annotatorCookie(slug)}=${token}`,
    "Path=/",
    `Max-Age=${keptForSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
  ];
  resHeaders?.append("set-cookie", [...parts, ...(isSecure ? ["Secure"] : [])].join("; "));
}
