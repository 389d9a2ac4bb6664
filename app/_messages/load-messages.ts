import { defaultLanguage, type LanguageTag } from "@/server/domain/language/interface-languages";
import { organizerLanguage, type OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import { messages, type Messages } from "./messages";

interface Catalogue {
  annotator: Omit<Messages["annotator"], "task">;
  shared: Messages["shared"];
  task: Messages["annotator"]["task"];
}

/** The catalogue of a language. Organizers' pages are in English where theirs do not exist in it. */
export async function loadMessages(language: LanguageTag): Promise<Messages> {
  if (language === defaultLanguage) return messages;
  const [{ annotator, shared, task }, organizer] = await Promise.all([
    loadCatalogue(language),
    loadOrganizer(organizerLanguage(language)),
  ]);
  return { annotator: { ...annotator, task }, organizer, shared };
}

/** The files of a language other than English. `catalogues.test.ts` holds them against the English ones. */
export async function loadCatalogue(language: Exclude<LanguageTag, "en">): Promise<Catalogue> {
  const files = ["annotator", "shared", "task"] as const;
  const [annotator, shared, task] = await Promise.all(
    files.map(async (file) => ((await import(`./${language}/${file}.json`)) as { default: unknown }).default),
  );
  return { annotator, shared, task } as Catalogue;
}

/** What organizers read, with the words of the task types. `catalogues.test.ts` holds it against English. */
export const loadOrganizer = (language: OrganizerLanguage): Promise<Messages["organizer"]> =>
  organizerLoaders[language]();

const organizerLoaders: Record<OrganizerLanguage, () => Promise<Messages["organizer"]>> = {
  en: async () => messages.organizer,
  de: async () => (await import("./de/words-of-organizers")).germanForOrganizers.organizer,
};
