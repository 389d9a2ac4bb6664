import type { ProjectSettings } from "@/server/domain/project/project";
import { textPlace, type SourceText } from "./source-texts";

/** TranslatedTexts of one language by their places. */
export type TranslatedTexts = ReadonlyMap<string, string>;

/** The places of what annotators meet and has no text in a language; nobody is offered it while there is one. */
export const missingPlaces = (source: readonly SourceText[], texts: TranslatedTexts): string[] =>
  source.filter(({ place, isMet }) => isMet && !texts.has(place)).map(({ place }) => place);

interface Point {
  value: number;
  label: string;
  definition: string;
}

/** A scale with its labels and definitions in another language. */
export function translatedScale<Scale extends { points: readonly Point[] }>(
  scale: Scale,
  texts: TranslatedTexts,
): Scale {
  return {
    ...scale,
    points: scale.points.map((point) => ({
      ...point,
      label: texts.get(textPlace("label", point.value)) ?? point.label,
      definition: texts.get(textPlace("definition", point.value)) ?? point.definition,
    })),
  };
}

interface Dimension {
  id: string;
  label: string;
  definition: string;
  scale: { points: readonly Point[] };
}

/** Dimensions with their questions, definitions and scales in another language; names and values are the same. */
export function translatedDimensions<One extends Dimension>(
  dimensions: readonly One[],
  texts: TranslatedTexts,
): One[] {
  return dimensions.map((dimension) => ({
    ...dimension,
    label: texts.get(textPlace("question", dimension.id)) ?? dimension.label,
    definition: texts.get(textPlace("dimension-definition", dimension.id)) ?? dimension.definition,
    scale: translatedScale(dimension.scale, texts),
  }));
}

/** Instructions and consent in another language. */
export function translatedSettings<Settings extends Pick<ProjectSettings, "instructions" | "consent">>(
  settings: Settings,
  texts: TranslatedTexts,
): Settings {
  return {
    ...settings,
    instructions: texts.get("instructions") ?? settings.instructions,
    consent: texts.get("consent") ?? settings.consent,
  };
}
