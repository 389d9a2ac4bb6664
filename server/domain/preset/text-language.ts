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
