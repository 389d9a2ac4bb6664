import type { useTranslations } from "next-intl";
import type { TaskType } from "@/server/domain/task/task-types";

type Texts = ReturnType<typeof useTranslations<"annotator">>;

/** Texts in the words of a task type where it has some of its own, else in those of pairs. */
export function ownWords(t: Texts, taskType: TaskType): Texts {
  return ((key, ...values) => {
    const own = `task.${taskType}.${key}` as typeof key;
    return t.has(own) ? t(own, ...values) : t(key, ...values);
  }) as Texts;
}
