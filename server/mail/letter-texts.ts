import ar from "@/app/_messages/ar/annotator-mail.json";
import de from "@/app/_messages/de/annotator-mail.json";
import en from "@/app/_messages/en/annotator-mail.json";
import es from "@/app/_messages/es/annotator-mail.json";
import fr from "@/app/_messages/fr/annotator-mail.json";
import he from "@/app/_messages/he/annotator-mail.json";
import it from "@/app/_messages/it/annotator-mail.json";
import ja from "@/app/_messages/ja/annotator-mail.json";
import pt from "@/app/_messages/pt/annotator-mail.json";
import zhHans from "@/app/_messages/zh-Hans/annotator-mail.json";
import type { LetterTemplate } from "@/server/domain/invitation-mail/letter-template";
import type { LanguageTag } from "@/server/domain/language/interface-languages";

/** What every letter of a language begins with and ends in. Texts are templates, not ICU messages. */
export const letterTexts: Readonly<Record<LanguageTag, typeof en>> = {
  en,
  de,
  es,
  fr,
  pt,
  it,
  he,
  ar,
  "zh-Hans": zhHans,
  ja,
};

/** What a project writes whose organizer has written nothing. */
export function defaultTemplate(language: LanguageTag): LetterTemplate {
  const { subject, body } = letterTexts[language];
  return { subject, body, deadline: null };
}
