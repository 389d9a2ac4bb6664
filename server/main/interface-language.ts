import { chooseLanguage } from "./choose-language";
import {
  defaultLanguage,
  languageCookie,
  isPseudoLanguage,
} from "@/server/domain/language/interface-languages";

import { readCookie } from "@/server/auth/read-cookie";

interface Asked {
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** Where annotators are. */
const annotatorPath = /^\/p\//;

/** Tells Next, in the headers of the request, the language of the page, whatever a client sent there. */
export function markInterfaceLanguage({ url = "", headers }: Asked): void {
  headers["x-interface-language"] = annotatorPath.test(url) ? languageOf(headers) : defaultLanguage;
}

function languageOf({ cookie, "accept-language": accepted }: Asked["headers"]): string {
  const chosen = readCookie(first(cookie), languageCookie);
  if (isPseudoLanguage(chosen) && process.env.TOUCHSTONE_PSEUDO_LANGUAGE === "on") return chosen;
  return chooseLanguage({ chosen, accepted: first(accepted) });
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
