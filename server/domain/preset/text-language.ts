import type { ShownProject } from "@/server/domain/project/shown-project";
import { presets } from "./presets";

const presetTexts = new Set(
  Object.values(presets).flatMap(({ settings, dimensions, scale }) => [
    settings.instructions,
    settings.consent,
    ...dimensions.map(({ question }) => question),
    ...scale.points.flatMap(({ label, definition }) => [label, definition]),
  ]),
);

/**
 * The language of a text that stands in a project: English where it still is that of a preset, else the project's.
 * @param language BCP 47 tag of the project
 */
export const textLanguage = (text: string, language: string): string =>
  presetTexts.has(text) ? "en" : language;

/** The same of a text as somebody is shown it. */
export const shownTextLanguage = (
  text: string,
  { translation, language }: Pick<ShownProject, "translation" | "language">,
): string => translation ?? textLanguage(text, language);
