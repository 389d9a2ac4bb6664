import { useTranslations } from "next-intl";
import { targetOf } from "@/server/domain/recruiter/hand-back";
import { recruiterOf, type RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import type { ReturnOutcome } from "@/server/domain/recruiter/return-outcome";

/** Somebody as the recruiters' own pages make them up. */
const example = {
  externalId: "PERSON",
  submissionId: "SUBMISSION",
  studyId: "STUDY",
  submitTo: "https://workersandbox.mturk.com",
  completionCode: "TS-EXAMPLE",
};

/** What the button of an outcome does, for a person made up. */
export function WayBackText({ settings, outcome }: { settings: RecruiterSettings; outcome: ReturnOutcome }) {
  const t = useTranslations("organizer.recruiters");
  const { targetProblem, wayBack } = recruiterOf(settings);
  const target = targetOf(settings, outcome);
  if (target === "") return <span className="text-muted">{t("noWay")}</span>;
  const way = targetProblem(target, settings) === null ? wayBack(target, example, settings) : null;
  if (way === null) return <span className="text-muted">{t("brokenWay")}</span>;
  return (
    <span className="flex flex-col">
      <span>{t(`button.${settings.name}`)}</span>
      <code className="font-mono wrap-anywhere text-muted">
        {way.kind === "link" ? way.href : way.action}
      </code>
    </span>
  );
}
