"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { ItemText } from "@/app/_organizer/item/item-text";
import { Card } from "@/app/_ui/card";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { BestWorstFigures as Figures } from "@/server/domain/agreement/task-figures";

type Dataset = Figures["datasets"][number];

/** The scores that choices are counted into, the highest first, and how reliable they are. */
export function BestWorstFiguresTable({ figures }: { figures: Figures }) {
  const t = useTranslations("organizer.task.best-worst.figures");
  return (
    <Card id="scores" title={t("title")} description={t("hint")}>
      {figures.datasets.map((dataset) => (
        <section key={dataset.name} aria-label={dataset.name} className="flex min-w-0 flex-col gap-2">
          <h3>{t("dataset", { name: dataset.name })}</h3>
          <Reliability dataset={dataset} />
          <Scores dataset={dataset} />
        </section>
      ))}
    </Card>
  );
}

function Reliability({ dataset: { splitHalf, pairs, questions, answers } }: { dataset: Dataset }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.task.best-worst.figures");
  return (
    <p>
      {splitHalf.value === null
        ? t("noReliability", { reason: splitHalf.reason })
        : t("reliability", { value: rText(splitHalf.value), n: splitHalf.n })}{" "}
      <span className="text-muted">{t("basis", { pairs, questions, answers })}</span>
    </p>
  );
}

function Scores({ dataset: { name, scores, pairs } }: { dataset: Dataset }) {
  const t = useTranslations("organizer.task.best-worst.figures");
  const format = useFormatter();
  const printed = (score: number) =>
    format.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", "−");
  return (
    <>
      {scores.length < pairs ? (
        <p className="text-label text-muted">{t("ends", { shown: scores.length })}</p>
      ) : null}
      <Table label={t("scoresOf", { name })}>
        <thead>
          <tr>
            <HeadCell>{t("pair")}</HeadCell>
            <HeadCell>{t("score")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ textA, textB, score }) => (
            <tr key={`${textA}:${textB}`}>
              <Cell>
                <ItemText text={t("pairOf", { textA, textB })} />
              </Cell>
              <Cell className="whitespace-nowrap">
                {score.value === null ? (
                  t("notShown")
                ) : (
                  <>
                    {printed(score.value)}{" "}
                    <span className="text-muted">
                      {t("interval", { low: printed(score.low), high: printed(score.high), n: score.n })}
                    </span>
                  </>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
