import { chooseLanguage, chooseOrganizerLanguage } from "./choose-language";
import {
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
  const wish = {
    chosen: readCookie(first(headers.cookie), languageCookie),
    accepted: first(headers["accept-language"]),
  };
  if (annotatorPath.test(url)) {
    const isPseudo = isPseudoLanguage(wish.chosen) && process.env.TOUCHSTONE_PSEUDO_LANGUAGE === "on";
    return isPseudo && wish.chosen !== undefined ? wish.chosen : chooseLanguage(wish);
  }
  const named = endPreviewPath.test(url) ? new URLSearchParams(url.split("?")[1]).get("language") : null;
  return shippedLanguage(named ?? undefined) ?? chooseOrganizerLanguage(wish);
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
