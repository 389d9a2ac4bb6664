import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { TeamRun } from "@/server/domain/evaluation/contracts";

/** The runs of a team, in the order it sent them; none is picked as its best. */
export function TeamRuns({ runs }: { runs: TeamRun[] }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.evaluation.team");
  return (
    <Table cards label={t("sent")}>
      <thead>
        <tr>
          <HeadCell>{t("run")}</HeadCell>
          <HeadCell>{t("received")}</HeadCell>
          <HeadCell>{t("time")}</HeadCell>
          <HeadCell numeric>{t("mean")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ position, name, receivedAt, isLate, figures }) => (
          <tr key={position}>
            <Cell across className="wrap-anywhere">
              <span dir="auto">{t("named", { position, name })}</span>
            </Cell>
            <Cell label={t("received")}>
              <Moment at={receivedAt} show="full" />
            </Cell>
            <Cell label={t("time")}>{t(isLate ? "late" : "inTime")}</Cell>
            <Cell numeric label={t("mean")}>
              {figures === null
                ? t("notShown")
                : figures.mean === null
                  ? t("undefined")
                  : rText(figures.mean)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
