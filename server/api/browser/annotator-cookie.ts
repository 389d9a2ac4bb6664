import { languageCookie } from "@/server/domain/language/interface-languages";
import type { Context } from "./context";

const keptForSeconds = 180 * 24 * 60 * 60;

/** The cookie that holds an annotator's token; one for each project, since one person may work in several. */
export function annotatorCookie(slug: string): string {
  return `touchstone_annotator_${slug}`;
}

/** The cookie that tells this browser from others; one for all projects, and each keeps only a hash of its own of it. */
const deviceCookie = "touchstone_device";

/** Lets the browser keep the language that was chosen. */
export function setLanguageCookie(ctx: Context, language: string): void {
  setCookie(ctx, languageCookie, language);
}

/** Lets the browser keep an annotator's token, out of the reach of scripts. */
export function setAnnotatorCookie(ctx: Context, slug: string, token: string): void {
  setCookie(ctx, annotatorCookie(slug), token);
}

/** Lets the browser forget who it is in a project. */
export function forgetAnnotator(ctx: Context, slug: string): void {
  setCookie(ctx, annotatorCookie(slug), "", 0);
}

/** The code of this browser, made and kept now where it has none. */
export function ensureDevice(ctx: Context): string {
  const known = knownDevice(ctx);
  if (known !== undefined) return known;
  const made = ctx.deps.newSecret(18);
  setCookie(ctx, deviceCookie, made);
  return made;
}

/** The code of this browser; undefined before anything was kept in it. */
export const knownDevice = ({ cookie }: Pick<Context, "cookie">): string | undefined => cookie(deviceCookie);

/** In a recruiter's frame a browser keeps only cookies that are meant for it, apart from those of our own pages. */
const framedOnly = ["SameSite=None", "Secure", "Partitioned"];

function setCookie(
  { resHeaders, isSecure, isFramed }: Context,
  name: string,
  value: string,
  seconds = keptForSeconds,
): void {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${seconds}`, "HttpOnly"];
  const own = ["SameSite=Lax", ...(isSecure ? ["Secure"] : [])];
  resHeaders?.append("set-cookie", [...parts, ...(isFramed ? framedOnly : own)].join("; "));
}
