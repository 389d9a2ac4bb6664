import type { useTranslations } from "next-intl";
import { messages } from "@/app/_messages/messages";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { HitTexts } from "./hit-texts";

const mostMinutes = 5;

type Texts = ReturnType<typeof useTranslations<"annotator">>;
type Sizes = Pick<ShownProject, "hitSize" | "qualification">;

/** The texts of a project's pages of work and of its qualification, in the language of `t`. */
export function makeHitTexts(t: Texts, { hitSize, qualification }: Sizes): HitTexts {
  const { hit, feedback, warning, result } = messages.annotator;
  const kind = qualification?.kind ?? "test";
  const counts = { right: "{right}", size: "{size}" };
  const mostPairs = Math.max(hitSize, qualification?.size ?? 0);
  const mostNeeded = qualification?.size ?? 0;
  const upTo = (most: number, text: (count: number) => string) =>
    Array.from({ length: most + 1 }, (_, n) => text(n));
  return {
    hit,
    feedback,
    warning,
    result: { ...result, failed: t("result.failed", { kind }) },
    counted: {
      missing: upTo(mostPairs, (count) => t("counted.missing", { count })),
      kept: upTo(mostPairs, (count) => t("counted.kept", { count, time: "{time}" })),
      minutesLeft: upTo(mostMinutes, (count) => t("counted.minutesLeft", { count })),
      test: upTo(mostPairs, (count) => t("counted.test", { count })),
      quiz: upTo(mostPairs, (count) => t("counted.quiz", { count })),
      right: upTo(mostPairs, (count) => t("counted.right", { count, pairs: "{pairs}" })),
      passed: upTo(mostNeeded, (count) => t("counted.passed", { count, kind, ...counts })),
      notYet: upTo(mostNeeded, (count) => t("counted.notYet", { count, ...counts })),
      failed: upTo(mostNeeded, (count) => t("counted.failed", { count, ...counts })),
      triesLeft: upTo(qualification?.tries ?? 0, (count) => t("counted.triesLeft", { count })),
    },
  };
}
