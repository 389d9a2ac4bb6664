import { defaultLanguage, type LanguageTag } from "@/server/domain/language/interface-languages";
import { messages, type Messages } from "./messages";

interface Catalogue {
  annotator: Omit<Messages["annotator"], "task">;
  shared: Messages["shared"];
  task: Messages["annotator"]["task"];
}

/** The catalogue of a language. Organizers' pages are in English. */
export async function loadMessages(language: LanguageTag): Promise<Messages> {
  if (language === defaultLanguage) return messages;
  const { annotator, shared, task } = await loadCatalogue(language);
  return { annotator: { ...annotator, task }, organizer: messages.organizer, shared };
}

/** The files of a language other than English. `catalogues.test.ts` holds them against the English ones. */
export async function loadCatalogue(language: Exclude<LanguageTag, "en">): Promise<Catalogue> {
  const files = ["annotator", "shared", "task"] as const;
  const [annotator, shared, task] = await Promise.all(
    files.map(async (file) => ((await import(`./${language}/${file}.json`)) as { default: unknown }).default),
  );
  return { annotator, shared, task } as Catalogue;
}
