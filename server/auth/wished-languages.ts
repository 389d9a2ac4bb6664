import Negotiator from "negotiator";

/**
 * The languages that somebody wishes to read, the dearest first, as BCP 47 tags.
 * @param chosen what they chose before; undefined where they did not
 * @param accepted their browser's or program's `Accept-Language`
 */
export function wishedLanguages(chosen: string | undefined, accepted: string | undefined): string[] {
  const asked = new Negotiator({ headers: { "accept-language": accepted } }).languages();
  return [...(chosen === undefined ? [] : [chosen]), ...asked].filter(isTag);
}

/** A browser may send anything; `*` asks for nothing in particular. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
