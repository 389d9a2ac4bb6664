"use client";

import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import { EstimateFigure } from "@/app/_ui/estimate";
import { Card } from "@/app/_ui/card";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ChoiceFigures as Figures } from "@/server/domain/agreement/task-figures";

type Dataset = Figures["datasets"][number];

/** What people do on a test: accuracy beside chance, of pairs also the F-measure, and each annotator. */
export function ChoiceFiguresTable({ figures: { datasets, annotators } }: { figures: Figures }) {
  const t = useTranslations("organizer.task.choice.figures");
  const hasF = datasets.some(({ f }) => f !== null);
  return (
    <Card id="human" title={t("title")} description={t("hint")}>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[3fr_2fr]">
        <Table label={t("byDataset")}>
          <thead>
            <tr>
              <HeadCell>{t("dataset")}</HeadCell>
              <HeadCell>{t("accuracy")}</HeadCell>
              <HeadCell>{t("majority")}</HeadCell>
              <HeadCell>{t("chance")}</HeadCell>
              {hasF ? <HeadCell>{t("f")}</HeadCell> : null}
            </tr>
          </thead>
          <tbody>
            {datasets.map((dataset) => (
              <tr key={dataset.name}>
                <Cell>{dataset.name}</Cell>
                <Cell>
                  <EstimateFigure estimate={dataset.accuracy} method="wilson" />
                </Cell>
                <Cell>
                  <Share figure={dataset.majority} />
                </Cell>
                <Cell>
                  <Share figure={dataset.chance} />
                </Cell>
                {hasF ? (
                  <Cell>
                    <FMeasure f={dataset.f} />
                  </Cell>
                ) : null}
              </tr>
            ))}
          </tbody>
        </Table>
        <Table label={t("annotators")}>
          <thead>
            <tr>
              <HeadCell>{t("annotator")}</HeadCell>
              <HeadCell>{t("accuracy")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {annotators.map(({ name, accuracy }) => (
              <tr key={name}>
                <Cell>{name}</Cell>
                <Cell>
                  <EstimateFigure estimate={accuracy} method="wilson" />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

/** A share of questions with how many it rests on. */
function Share({ figure }: { figure: Dataset["majority"] }) {
  const t = useTranslations("organizer.task.choice.figures");
  const format = useFormatter();
  if (figure.value === null) return t("none", { reason: figure.reason });
  return (
    <span className="whitespace-nowrap">
      {format.number(figure.value, shareStyle(figure.value))}{" "}
      <span className="text-muted">{t("ofQuestions", { n: figure.n })}</span>
    </span>
  );
}

function FMeasure({ f }: { f: Dataset["f"] }) {
  const t = useTranslations("organizer.task.choice.figures");
  if (f === null) return t("none", { reason: "not_pairs" });
  const { answers, majority } = f;
  if (answers.value === null || majority.value === null) return t("none", { reason: "no_positives" });
  const n = { answers: answers.n, questions: majority.n };
  return <span>{t("fs", { single: answers.value, majority: majority.value, ...n })}</span>;
}
