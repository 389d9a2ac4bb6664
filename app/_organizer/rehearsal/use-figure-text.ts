import { useFormatter, useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { hasAgreement, marksUnits } from "@/server/domain/task/traits";
import type { TaskType } from "@/server/domain/task/task-types";
import type { RehearsalReport } from "@/server/domain/rehearsal/rehearsal";
import { differenceOfFigures, figureOfReport, judgedDifference, type ReportFigure } from "./report-rows";

/** How the figures of a report, and the differences between two, are written. */
export function useFigureText(taskType: TaskType) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.rehearsal");
  const format = useFormatter();
  const share = (value: number) => format.number(value * 100, { maximumFractionDigits: 0 });
  const one = (value: number, digits = 1) => format.number(value, { maximumFractionDigits: digits });
  const two = (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  function absent(name: ReportFigure, reason = ""): string {
    if (name === "agreement" && (!hasAgreement(taskType) || marksUnits(taskType)))
      return t("absent.agreement");
    if (name === "goldWidth") return t("absent.goldWidth");
    if (name === "goldLeft") return t("absent.goldLeft");
    if (name === "carefulStopped" || name === "carelessFinished") return t("absent.people");
    return reason === "too_few_items" ? t("absent.tooFewItems") : t("absent.undefined");
  }

  function textOf(report: RehearsalReport, name: ReportFigure): string {
    const { value, low = 0, high = 0, n = 0, beside = 0, reason } = figureOfReport(report, name);
    if (value === null) return absent(name, reason);
    switch (name) {
      case "cost":
        return moneyText(report.cost);
      case "judgments":
        return t("of", { counted: value, needed: beside });
      case "hours":
        return t("hoursOf", { value: one(value), low: one(low), high: one(high), n });
      case "carefulStopped":
      case "carelessFinished":
        return t("shareOf", {
          hits: Math.round(value * n),
          n,
          share: share(value),
          low: share(low),
          high: share(high),
        });
      case "goldWidth":
        return t("widthOf", { median: two(value), p90: two(beside), n });
      case "agreement":
        return t("agreementOf", { value: two(value), low: two(low), high: two(high), n });
      case "goldLeft":
        return t("pagesOf", { pages: value });
      case "discarded":
        return format.number(value);
    }
  }

  function signed(value: number, text: string): string {
    return value > 0 ? `+${text}` : text.replace("-", "−");
  }

  function differenceText(a: RehearsalReport, b: RehearsalReport, name: ReportFigure): string {
    const difference = differenceOfFigures(a, b, name);
    if (difference === null) return t("noDifference");
    const verdict = judgedDifference(name, difference);
    const word = verdict === null ? "" : ` ${t(verdict)}`;
    if (difference === 0) return t("same");
    switch (name) {
      case "cost":
        return signed(difference, moneyText({ ...a.cost, amount: Number(difference.toFixed(2)) }));
      case "carefulStopped":
      case "carelessFinished":
        return signed(difference, t("points", { value: share(difference) })) + word;
      case "goldWidth":
        return `${signed(difference, two(difference))} ${t(difference > 0 ? "wider" : "narrower")}`;
      case "agreement":
        return signed(difference, two(difference)) + word;
      case "hours":
        return signed(difference, t("hours", { value: one(difference) }));
      case "judgments":
      case "goldLeft":
      case "discarded":
        return signed(difference, format.number(difference)) + word;
    }
  }
  return { textOf, differenceText };
}
