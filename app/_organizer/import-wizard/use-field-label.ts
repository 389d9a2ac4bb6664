"use client";

import { useTranslations } from "next-intl";
import type { TaskType } from "@/server/domain/task/task-types";

/** How a field of a table is called on the screen; `score.author` and `gold.author` name their dimension. */
export function useFieldLabel(taskType: TaskType): (field: string) => string {
  const t = useTranslations("organizer.import");
  const own = useTranslations(`organizer.task.${taskType}`);
  return (field) => {
    const [, kind, dimension] = /^(score|gold)\.(.+)$/.exec(field) ?? [];
    if (dimension !== undefined) return t(kind === "gold" ? "goldOn" : "scoreOn", { dimension });
    const key = `fields.${field.replace(".", "-")}`;
    if (own.has(key as "name")) return own(key as "name");
    // Every other field that a reader offers has its words; a test holds the two lists together.
    return t(key as "fields.id");
  };
}
