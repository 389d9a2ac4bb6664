import type { useTranslations } from "next-intl";
import type { Messages } from "@/app/_messages/messages";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { HitTemplates, HitTexts } from "./hit-texts";

const maxMinutes = 5;

type Texts = ReturnType<typeof useTranslations<"annotator">>;
type Sizes = Pick<ShownProject, "taskType" | "hitSize" | "dimensionCount" | "qualification">;

/** What a task type says in its own words. */
interface OwnMessages {
  hit?: Partial<HitTemplates>;
  feedback?: Partial<HitTexts["feedback"]>;
  result?: Partial<HitTexts["result"]>;
  counted?: Partial<Record<keyof HitTexts["counted"], string>>;
  widget?: Readonly<Record<string, string>>;
}

/**
 * The texts of a project's pages of work and of its qualification.
 * @param annotator the catalogue that `t` reads
 */
export function makeHitTexts(
  t: Texts,
  annotator: Messages["annotator"],
  { taskType, hitSize, dimensionCount, qualification }: Sizes,
): HitTexts {
  const { hit, feedback, warning, result } = annotator;
  const kind = qualification?.kind ?? "test";
  const counts = { right: "{right}", size: "{size}" };
  const own: OwnMessages = annotator.task[taskType];
  const mostPairs = Math.max(hitSize, qualification?.size ?? 0) * dimensionCount;
  const mostNeeded = (qualification?.size ?? 0) * dimensionCount;
  const upTo = (most: number, text: (count: number) => string) =>
    Array.from({ length: most + 1 }, (_, n) => text(n));
  /** The task type's own sentence where it has one. */
  const counted = ((key, ...values) => {
    const name = key.replace(/^counted\./, "");
    const isOwn = own.counted !== undefined && name in own.counted;
    return isOwn ? t(`task.${taskType}.${key}` as typeof key, ...values) : t(key, ...values);
  }) as Texts;
  return {
    hit: { ...hit, ...own.hit },
    feedback: { ...feedback, ...own.feedback },
    warning,
    result: { ...result, ...own.result, failed: t("result.failed", { kind }) },
    counted: {
      missing: upTo(mostPairs, (count) => counted("counted.missing", { count })),
      kept: upTo(mostPairs, (count) => counted("counted.kept", { count, time: "{time}" })),
      minutesLeft: upTo(maxMinutes, (count) => counted("counted.minutesLeft", { count })),
      test: upTo(mostPairs, (count) => counted("counted.test", { count })),
      quiz: upTo(mostPairs, (count) => counted("counted.quiz", { count })),
      right: upTo(mostPairs, (count) => counted("counted.right", { count, pairs: "{pairs}" })),
      passed: upTo(mostNeeded, (count) => counted("counted.passed", { count, kind, ...counts })),
      notYet: upTo(mostNeeded, (count) => counted("counted.notYet", { count, ...counts })),
      failed: upTo(mostNeeded, (count) => counted("counted.failed", { count, ...counts })),
      triesLeft: upTo(qualification?.tries ?? 0, (count) => counted("counted.triesLeft", { count })),
    },
    widget: { [taskType]: own.widget ?? null },
  };
}
