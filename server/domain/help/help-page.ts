import { z } from "zod";
import { organizerLanguages, type OrganizerLanguage } from "@/server/domain/language/organizer-languages";

const language = z.enum(organizerLanguages);

/** A page of the documentation; its name is its path below the folder, without language and ending. */
export const helpPage = z.object({
  name: z.string(),
  /** The language that it is written in. */
  language,
  title: z.string(),
  /** Markdown without the title. */
  source: z.string(),
});
export type HelpPage = z.infer<typeof helpPage>;

/** Page names are paths of plain words, so that none leads out of the folder. */
export const helpPageName = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);

export const helpPageInput = z.object({ name: helpPageName, language });

export const searchHelpInput = z.object({ text: z.string().trim().min(1).max(200), language });

export const foundHelp = z.object({
  name: z.string(),
  language,
  title: z.string(),
  /** The words around the place that was found. */
  excerpt: z.string(),
});
export type FoundHelp = z.infer<typeof foundHelp>;

/** A page from its file: the first heading is its title. */
export function parseHelpPage(name: string, language: OrganizerLanguage, text: string): HelpPage {
  const [, title = name, source = ""] = /^#\s+([^\n]*)\n([\s\S]*)$/.exec(text.trimStart()) ?? [];
  return { name, language, title: title.trim(), source: source.trim() };
}
