import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { codedOutcomes, vendorThen } from "@/server/domain/recruiter/prolific/completion-codes";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { currencyOf, useMinorMoney } from "./minor-money";

interface CodesCardProps {
  project: string;
  view: ProlificView;
  plan: StudyPlan;
}

/** How each end of the work is told to Prolific: by which code, and what Prolific does then. */
export function CodesCard({ project, view, plan }: CodesCardProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific.codes");
  const screenOut = moneyIn(currencyOf(view))(plan.screenOutMinor);
  const codeOf = (outcome: string) => view.codes.find((each) => each.outcome === outcome)?.code;
  return (
    <Card
      id="codes"
      title={t("title")}
      description={t("hint")}
      actions={<ButtonLink href={`/projects/${project}/recruit/prolific`}>{t("edit")}</ButtonLink>}
    >
      <Table cards label={t("table")}>
        <thead>
          <tr>
            <HeadCell>{t("heads.outcome")}</HeadCell>
            <HeadCell>{t("heads.code")}</HeadCell>
            <HeadCell>{t("heads.then")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {codedOutcomes.map((outcome) => (
            <tr key={outcome}>
              <Cell label={t("heads.outcome")} className="font-semibold">
                {t(`outcomes.${outcome}`)}
              </Cell>
              <Cell label={t("heads.code")}>
                {codeOf(outcome) === undefined ? (
                  <span className="text-muted">{t("withPlan")}</span>
                ) : (
                  <code className="font-mono wrap-anywhere">{codeOf(outcome)}</code>
                )}
              </Cell>
              <Cell label={t("heads.then")}>
                {t(`then.${vendorThen(outcome, plan)}`, { outcome, sum: screenOut })}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
