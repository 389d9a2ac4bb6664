import { chooseLanguage } from "./choose-language";
import {
  defaultLanguage,
  languageCookie,
  isPseudoLanguage,
  shippedLanguage,
} from "@/server/domain/language/interface-languages";

import { readCookie } from "@/server/auth/read-cookie";

interface Asked {
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** Where annotators are. */
const annotatorPath = /^\/p\//;

/** Where organizers look at an annotator's end page, in the language that its address names. */
const endPreviewPath = /^\/projects\/[^/?]+\/preview\/end\//;

/** Tells Next, in the headers of the request, the language of the page, whatever a client sent there. */
export function markInterfaceLanguage({ url = "", headers }: Asked): void {
  headers["x-interface-language"] = languageOfPage({ url, headers });
}

function languageOfPage({ url = "", headers }: Asked): string {
  if (annotatorPath.test(url)) return languageOf(headers);
  const asked = endPreviewPath.test(url) ? new URLSearchParams(url.split("?")[1]).get("language") : null;
  return shippedLanguage(asked ?? undefined) ?? defaultLanguage;
}

function languageOf({ cookie, "accept-language": accepted }: Asked["headers"]): string {
  const chosen = readCookie(first(cookie), languageCookie);
  if (isPseudoLanguage(chosen) && process.env.TOUCHSTONE_PSEUDO_LANGUAGE === "on") return chosen;
  return chooseLanguage({ chosen, accepted: first(accepted) });
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
