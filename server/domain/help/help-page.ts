import { z } from "zod";

/** A page of the documentation; its name is its path below the folder, without the ending. */
export const helpPage = z.object({
  name: z.string(),
  title: z.string(),
  /** Markdown without the title. */
  source: z.string(),
});
export type HelpPage = z.infer<typeof helpPage>;

/** Page names are paths of plain words, so that none leads out of the folder. */
export const helpPageInput = z.object({ name: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/) });

export const searchHelpInput = z.object({ text: z.string().trim().min(1).max(200) });

export const foundHelp = z.object({
  name: z.string(),
  title: z.string(),
  /** The words around the place that was found. */
  excerpt: z.string(),
});
export type FoundHelp = z.infer<typeof foundHelp>;

/** A page from its file: the first heading is its title. */
export function parseHelpPage(name: string, text: string): HelpPage {
  const [, title = name, source = ""] = /^#\s+([^\n]*)\n([\s\S]*)$/.exec(text.trimStart()) ?? [];
  return { name, title: title.trim(), source: source.trim() };
}
