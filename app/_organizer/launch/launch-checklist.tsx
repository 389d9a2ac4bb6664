import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { LaunchCheck } from "@/server/domain/project/launch";
import { may } from "@/server/domain/project/may";
import { CheckLine } from "./check-line";
import { GapLine } from "./gap-line";
import { LaunchButton } from "./launch-button";
import { LaunchSummary } from "./launch-summary";
import { WarningLine } from "./warning-line";

/** All that a draft still lacks, each with the way to mend it, and what the launch will come to. */
export function LaunchChecklist({ check, project }: { check: LaunchCheck; project: ProjectDetail }) {
  const t = useTranslations("organizer.launch");
  const address = `/projects/${project.slug}`;
  return (
    <Card title={t("title")} description={t("missing", { count: check.gaps.length })}>
      <ul className="flex flex-col">
        {check.gaps.map((gap) => (
          <GapLine key={JSON.stringify(gap)} gap={gap} address={address} />
        ))}
        {check.warnings.map((warning) => (
          <WarningLine key={warning.reason} warning={warning} address={address} />
        ))}
        {check.gaps.length === 0 ? <CheckLine mark="passed">{t("complete")}</CheckLine> : null}
      </ul>
      {check.summary.items > 0 ? <LaunchSummary summary={check.summary} /> : null}
      {may(project.role, "organize") ? <LaunchButton project={project} check={check} /> : null}
    </Card>
  );
}
