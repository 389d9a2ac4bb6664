"use client";

import { useTranslations } from "next-intl";

/** How a field of a table is called on the screen; `score.author` and `gold.author` name their dimension. */
export function useFieldLabel(): (field: string) => string {
  const t = useTranslations("organizer.import");
  return (field) => {
    const [, kind, dimension] = /^(score|gold)\.(.+)$/.exec(field) ?? [];
    if (dimension !== undefined) return t(kind === "gold" ? "goldOn" : "scoreOn", { dimension });
    const key = `fields.${field.replace(".", "-")}`;
    // Every field that a reader offers has its words; a test holds the two lists together.
    return t(key as "fields.id");
  };
}
