import { match } from "@formatjs/intl-localematcher";
import Negotiator from "negotiator";
import {
  defaultLanguage,
  languageTags,
  shippedLanguage,
  type LanguageTag,
} from "@/server/domain/language/interface-languages";

interface LanguageWish {
  /** What this person chose before; undefined where they did not. */
  chosen: string | undefined;
  /** The browser's `Accept-Language`. */
  accepted: string | undefined;
}

/** The language in which somebody reads the pages: the chosen one, else the best the browser asks for, else English. */
export function chooseLanguage({ chosen, accepted }: LanguageWish): LanguageTag {
  return shippedLanguage(chosen) ?? acceptedLanguage(accepted) ?? defaultLanguage;
}

function acceptedLanguage(accepted: string | undefined): LanguageTag | undefined {
  const wished = new Negotiator({ headers: { "accept-language": accepted } }).languages().filter(isTag);
  return wished.length === 0 ? undefined : shippedLanguage(match(wished, languageTags, defaultLanguage));
}

/** A browser may send anything; `*` asks for nothing in particular. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
