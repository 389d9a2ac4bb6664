import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import {
  defaultLanguage,
  isPseudoLanguage,
  shippedLanguage,
} from "@/server/domain/language/interface-languages";
import { loadMessages } from "./load-messages";
import { messages } from "./messages";
import { pseudoCatalogue } from "./pseudo-catalogue";

// The server in front of Next has chosen the language, and overwrites what a client sends there.
export default getRequestConfig(async () => {
  const asked = (await headers()).get("x-interface-language") ?? undefined;
  if (isPseudoLanguage(asked)) {
    return { locale: asked, messages: pseudoCatalogue(messages), timeZone: "UTC" };
  }
  const locale = shippedLanguage(asked) ?? defaultLanguage;
  return { locale, messages: await loadMessages(locale), timeZone: "UTC" };
});
