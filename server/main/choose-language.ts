import { match } from "@formatjs/intl-localematcher";
import {
  defaultLanguage,
  languageTags,
  type LanguageTag,
} from "@/server/domain/language/interface-languages";
import { wishedLanguages } from "@/server/auth/wished-languages";
import { organizerLanguages, type OrganizerLanguage } from "@/server/domain/language/organizer-languages";

interface LanguageWish {
  /** What this person chose before; undefined where they did not. */
  chosen: string | undefined;
  /** The browser's `Accept-Language`. */
  accepted: string | undefined;
}

/** The language in which somebody reads the pages: the chosen one, else the best the browser asks for, else English. */
export const chooseLanguage = (wish: LanguageWish): LanguageTag => chooseAmong(languageTags, wish);

/** The same among the languages of organizers' pages. */
export const chooseOrganizerLanguage = (wish: LanguageWish): OrganizerLanguage =>
  chooseAmong(organizerLanguages, wish);

function chooseAmong<Tag extends LanguageTag>(
  offered: readonly Tag[],
  { chosen, accepted }: LanguageWish,
): Tag | typeof defaultLanguage {
  const shipped = (tag: string) => offered.find((each) => each === tag);
  const wished = wishedLanguages(undefined, accepted);
  const asked = wished.length === 0 ? defaultLanguage : match(wished, offered, defaultLanguage);
  return shipped(chosen ?? "") ?? shipped(asked) ?? defaultLanguage;
}
