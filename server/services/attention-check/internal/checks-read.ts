import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { ShownCheck } from "@/server/domain/attention-check/attention-check";
import { translatedChecks } from "@/server/domain/translation/translated-checks";
import type { LaunchedProject } from "@/server/services/assignment/internal/launched-project";
import { tasks } from "@/task-types/tasks";
import { usableChecks, type UsableCheck } from "@/task-types/usable-checks";

type Asking = Pick<WorkingAnnotator, "taskType" | "settings">;
/** What is asked, in the language that somebody reads. */
export type TextsRead = Pick<LaunchedProject, "dimensions" | "language" | "translation">;

/** The attention checks that can be asked of somebody, in the language that they read. */
export function checksRead(
  { taskType, settings }: Asking,
  { dimensions, translation }: TextsRead,
): UsableCheck[] {
  const { checks } = settings.attentionChecks;
  const read = translation === null ? checks : translatedChecks(checks, translation);
  return usableChecks(taskType, read, { dimensions, settings });
}

/** What a check says of its language. */
export const languageOf = ({ language, translation }: TextsRead): Pick<ShownCheck, "language"> =>
  translation === null || language === null ? {} : { language };

/**
 * The check of an open page in the language that its reader has chosen since. It stays as it is where it cannot be read in
 * that language, or asks for something else by now.
 */
export function checkReadAnew(shown: ShownCheck, asking: Asking, read: TextsRead): ShownCheck {
  const { language: _before, ...rest } = shown;
  const found = checksRead(asking, read).find(({ check }) => check.id === shown.checkId);
  if (found === undefined || String(found.check.accepted) !== String(shown.accepted)) return shown;
  const parts = tasks[asking.taskType].shuffledParts(found.item.content);
  return parts === (shown.order?.length ?? 0) ? { ...rest, ...found.item, ...languageOf(read) } : shown;
}
