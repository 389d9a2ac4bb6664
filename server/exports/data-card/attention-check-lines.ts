import type { ReleaseFacts } from "@/server/domain/release/facts";
import { counted } from "./words";

/** How often people met attention checks, what followed from failing them, and how many were failed. */
export function attentionCheckLines({ settings, attentionChecks }: ReleaseFacts): string[] {
  const rule = settings.attentionChecks;
  const every = rule?.everyPages ?? null;
  return [
    ...(rule === undefined || every === null
      ? []
      : [
          `${every === 1 ? "Every page" : `1 of every ${every} pages`} had an attention check, which said itself what to answer, up to ${rule.perAnnotator} a person. ${actionWords[rule.action](rule.failures)}`,
        ]),
    ...(attentionChecks === undefined
      ? []
      : [
          `${counted(attentionChecks.passed, "attention check")} passed and ${attentionChecks.failed} failed, by ${counted(attentionChecks.annotators, "annotator")}. Checks are neither items nor gold, and this release does not contain their answers.`,
        ]),
  ];
}

const actionWords = {
  none: () => "Nothing followed from failed checks.",
  warn: (failures: number) => `People were warned from ${counted(failures, "failed check")} on.`,
  stop: (failures: number) =>
    `People were stopped at ${counted(failures, "failed check")}, after a warning at the one before.`,
};
