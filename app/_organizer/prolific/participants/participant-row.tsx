import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Moment } from "@/app/_ui/moment";
import { Cell } from "@/app/_ui/table";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { ParticipantView } from "@/server/domain/recruiter/prolific/contracts";
import { ParticipantActs, type ParticipantActsProps } from "./participant-acts";

interface ParticipantRowProps extends ParticipantActsProps {
  project: string;
}

/** One participant: ours, Prolific's, what differs, and who must act until when. */
export function ParticipantRow({ project, ...acts }: ParticipantRowProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.prolific.people");
  const { row, currency } = acts;
  const { annotator, comparison, action } = row;
  const money = (minor: number) => moneyText(moneyOf(currency, minor));
  return (
    <tr>
      <Cell label={t("heads.id")} className="whitespace-nowrap">
        {annotator === null ? (
          "–"
        ) : (
          <Link href={`/projects/${project}/annotators/${annotator}`}>{annotator}</Link>
        )}
      </Cell>
      <Cell label={t("heads.recruiter")} className="wrap-anywhere">
        {row.participantId}
        {row.signs.map((sign) => (
          <span key={sign} className="block text-warn">
            {t(`signs.${sign}`)}
          </span>
        ))}
      </Cell>
      <Cell label={t("heads.ours")}>
        <Ours row={row} money={money} />
      </Cell>
      <Cell label={t("heads.theirs")}>
        <Theirs row={row} money={money} />
      </Cell>
      <Cell label={t("heads.differs")} className="wrap-anywhere">
        {comparison.differs === null ? "–" : t(`sought.${comparison.differs}`)}
        {comparison.owedMinor > 0 ? (
          <span className="block">{t("owed", { sum: money(comparison.owedMinor) })}</span>
        ) : null}
        {action?.state === "refused" && comparison.differs === "refused-action" ? (
          <span className="block text-danger">
            {t("said", { action: t(`actions.${action.kind}`), said: action.said })}
          </span>
        ) : null}
      </Cell>
      <Cell label={t("heads.who")} across>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {comparison.who === null ? "–" : t(`actors.${comparison.who}`)}
            {comparison.who === "touchstone" && action !== null ? `: ${t(`underWay.${action.kind}`)}` : null}
            {comparison.until === null ? null : (
              <>
                {" "}
                {t.rich("until", {
                  time: () => <Moment at={new Date(comparison.until ?? 0).toISOString()} show="full" />,
                })}
              </>
            )}
          </span>
          <ParticipantActs {...acts} />
        </div>
      </Cell>
    </tr>
  );
}

interface SideProps {
  row: ParticipantView;
  money: (minor: number) => string;
}

function Ours({ row: { ours }, money }: SideProps) {
  const t = useTranslations("organizer.prolific.people");
  if (ours === null) return <>{t("notArrived")}</>;
  return (
    <>
      {ours.end === null ? t(`states.${ours.state}`) : t(`ends.${ours.end}`)}
      <span className="block text-muted">
        {t("oursIs", { pages: ours.pages, earned: money(ours.earnedMinor) })}
      </span>
    </>
  );
}

function Theirs({ row: { theirs, paidMinor }, money }: SideProps) {
  const t = useTranslations("organizer.prolific.people");
  if (theirs === null) return <>{t("unknown")}</>;
  return (
    <>
      {/* Prolific's own word. */}
      <span translate="no">{theirs.status}</span>
      <span className="block text-muted wrap-anywhere">
        {theirs.enteredCode === null ? null : `${t("code", { code: theirs.enteredCode })} `}
        {paidMinor > 0 ? t("paid", { sum: money(paidMinor) }) : null}
      </span>
    </>
  );
}
