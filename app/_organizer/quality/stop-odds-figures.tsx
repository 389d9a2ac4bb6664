import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { accuracyRule, type AccuracyRule } from "@/server/domain/policy/policies";
import { stopOddsTable, type GoldAhead } from "@/server/domain/stopping/stop-odds";
import { StopOddsHint } from "./stop-odds-hint";

export interface StopOddsProps {
  rule: AccuracyRule;
  bar: number;
  gold: GoldAhead;
}

/** How often a rule stops people of different accuracy, after how many gold answers, and what to make of it. */
export function StopOddsFigures({ rule, bar, gold }: StopOddsProps) {
  const t = useTranslations("organizer.quality.stopping");
  const format = useFormatter();
  if (!accuracyRule.safeParse(rule).success) return <p className="text-muted">{t("oddsNotYet")}</p>;
  const share = (value: number) => format.number(value, shareStyle(value));
  return (
    <>
      <p className="text-muted">
        {rule.minGold > gold.horizon
          ? t("oddsNever", { minGold: rule.minGold, horizon: gold.horizon })
          : t("oddsHint", { horizon: gold.horizon })}
        {gold.dimensions > 1 ? ` ${t(`oddsOfEach.${gold.grading}`, { dimensions: gold.dimensions })}` : null}
      </p>
      <Table label={t("oddsTable")}>
        <thead>
          <tr>
            <HeadCell numeric>{t("accuracy")}</HeadCell>
            <HeadCell numeric>{t("stopped")}</HeadCell>
            <HeadCell numeric>
              <span className="inline-block whitespace-normal">{t("after")}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {stopOddsTable(rule, bar, gold).map(({ accuracy, stopped, median, p90 }) => (
            <tr key={accuracy}>
              <Cell numeric>{share(accuracy)}</Cell>
              <Cell numeric>{share(stopped)}</Cell>
              <Cell numeric>
                {median === null || p90 === null ? t("nobody") : t("afterValues", { median, p90 })}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <StopOddsHint rule={rule} bar={bar} gold={gold} />
    </>
  );
}
