"use client";

import { OctagonAlert, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";
import { FindingFix } from "./finding-fix";
import { FindingSentence } from "./finding-sentence";
import { SourceLink } from "./source-link";
import { currencyOf } from "./minor-money";
import type { StudyPlanForm } from "./use-study-plan";

interface FindingListProps {
  project: string;
  view: ProlificView;
  form: StudyPlanForm;
  findings: readonly PolicyFinding[];
}

/** What Prolific's rules say of the saved plan: each with its source, and with what settles it. */
export function FindingList({ project, view, form, findings }: FindingListProps) {
  const t = useTranslations("organizer.prolific");
  if (findings.length === 0) return <p className="text-label">{t("noFindings")}</p>;
  return (
    <ul aria-label={t("findings")} className="flex flex-col gap-3 text-label">
      {findings.map((finding, at) => {
        const stops = finding.weight === "stop";
        const Icon = stops ? OctagonAlert : TriangleAlert;
        return (
          <li key={at} className="flex gap-2">
            <Icon
              aria-hidden
              size={18}
              className={`mt-0.5 shrink-0 ${stops ? "text-danger" : "text-warn"}`}
            />
            <div className="flex min-w-0 flex-col items-start gap-1">
              <p>
                <strong>{t(`weights.${finding.weight}`)}</strong>{" "}
                <FindingSentence finding={finding} currency={currencyOf(view)} />{" "}
                <SourceLink source={finding.source} />
              </p>
              <FindingFix project={project} view={view} form={form} finding={finding} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
