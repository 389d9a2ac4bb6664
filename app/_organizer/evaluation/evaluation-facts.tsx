import { useFormatter, useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import type { PublicEvaluation } from "@/server/domain/evaluation/contracts";

/** What everyone who takes part has to know, in a few lines. */
export function EvaluationFacts({ evaluation }: { evaluation: PublicEvaluation }) {
  const t = useTranslations("organizer.evaluation.public");
  const format = useFormatter();
  const { version, datasets, isOpen, endsAt, clockHours, runsPerTeam, scoresShown } = evaluation;
  const items = datasets.reduce((sum, dataset) => sum + dataset.items, 0);
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-label">
      <li className="font-semibold">
        {isOpen && endsAt !== null
          ? t.rich("openUntil", { end: () => <Moment at={endsAt} show="full" /> })
          : t(isOpen ? "open" : "closed")}
      </li>
      <li>{t("release", { version: String(version), items, datasets: datasets.length })}</li>
      <li>{t("datasets", { names: format.list(datasets.map(({ name }) => name)) })}</li>
      <li>{t("clock", { hours: clockHours, runs: runsPerTeam })}</li>
      <li>{t(`scoresShown.${scoresShown}`)}</li>
    </ul>
  );
}
