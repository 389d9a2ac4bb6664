import { readCookie } from "@/server/auth/read-cookie";
import {
  isPseudoLanguage,
  languageCookie,
  languageTags,
  shippedLanguage,
} from "@/server/domain/language/interface-languages";
import { languageMeant } from "@/server/domain/language/language-meant";
import { wishedLanguages } from "@/server/auth/wished-languages";
import { chooseLanguage, chooseOrganizerLanguage } from "./choose-language";

interface Asked {
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** The languages in which a project's texts can be read, by its slug; none where there is one. */
type LanguagesOf = (slug: string) => Promise<string[]>;

/** Where annotators are. */
const annotatorPath = /^\/p\/([a-z0-9-]+)/;

/** Where organizers look at a page of annotators, in the language that its address names. */
const previewPath = /^\/projects\/[^/?]+\/preview\/(end\/|frame)/;

/** Tells Next, in the headers of the request, the language of the page, whatever a client sent there. */
export async function markInterfaceLanguage(
  { url = "", headers }: Asked,
  languagesOf: LanguagesOf,
): Promise<void> {
  const wish = {
    chosen: readCookie(first(headers.cookie), languageCookie),
    accepted: first(headers["accept-language"]),
  };
  const [, slug] = annotatorPath.exec(url) ?? [];
  headers["x-interface-language"] =
    slug === undefined ? ofOrganizer(url, wish) : await ofAnnotator(wish, () => languagesOf(slug));
}

interface Wish {
  chosen: string | undefined;
  accepted: string | undefined;
}

function ofOrganizer(url: string, wish: Wish): string {
  const named = previewPath.test(url) ? new URLSearchParams(url.split("?")[1]).get("language") : null;
  return languageMeant(languageTags, named ?? "") ?? chooseOrganizerLanguage(wish);
}

/** Their own choice; else the dearest language of theirs that the project has, as far as pages are there in it. */
async function ofAnnotator(wish: Wish, languagesOf: () => Promise<string[]>): Promise<string> {
  const isPseudo = isPseudoLanguage(wish.chosen) && process.env.TOUCHSTONE_PSEUDO_LANGUAGE === "on";
  if (isPseudo && wish.chosen !== undefined) return wish.chosen;
  const chosen = shippedLanguage(wish.chosen);
  if (chosen !== undefined) return chosen;
  const offered = await languagesOf();
  for (const wished of wishedLanguages(wish.chosen, wish.accepted)) {
    const meant = languageMeant(offered, wished);
    const shipped = meant === undefined ? undefined : languageMeant(languageTags, meant);
    if (shipped !== undefined) return shipped;
  }
  return chooseLanguage(wish);
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
