"use client";

import { useTranslations } from "next-intl";
import { CaterpillarPlot } from "@/app/_charts/caterpillar-plot";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { RuleFigure, RuleOutcome } from "@/server/domain/exclusion/screening";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";
import { isCorrelation, useFigureWords } from "./figure-words";

interface RuleFiguresProps {
  project: string;
  outcome: RuleOutcome;
}

/** Everybody's figure under one rule beside its bound: correlations as a plot, other figures as a table. */
export function RuleFiguresTable({ project, outcome }: RuleFiguresProps) {
  const t = useTranslations("organizer.exclusion.figuresOf");
  const { rule, bound, figures } = outcome;
  const title = t("titleOf", {
    rule: ruleText(rule),
    beyond: figures.filter(({ place }) => place === "beyond").length,
  });
  if (rule.name !== "inter-tagger") return <FigureTable title={title} outcome={outcome} />;
  return (
    <section className="flex flex-col gap-2">
      <NotJudged outcome={outcome} />
      <CaterpillarPlot
        title={title}
        file={`${project}-${rule.name}`}
        bound={bound}
        rows={figures.map((figure) => ({
          annotator: figure.annotator,
          estimate: estimateOf(figure),
          hits: figure.hits,
          isExcluded: false,
          href: `/projects/${project}/annotators/${encodeURIComponent(figure.annotator)}`,
        }))}
      />
    </section>
  );
}

/** Who is not judged for too few answers, and a warning where the correlation with the gold rests on few. */
function NotJudged({ outcome: { minimum, figures, doubt } }: { outcome: RuleOutcome }) {
  const t = useTranslations("organizer.exclusion.figuresOf");
  const few = figures.filter(({ place }) => place === "too-few").map(({ annotator }) => annotator);
  return (
    <>
      {few.length === 0 ? null : (
        <p className="text-label text-muted">
          {t("tooFew", { count: few.length, minimum, names: few.slice(0, 20).join(", ") })}
        </p>
      )}
      {doubt === null ? null : <p className="text-label text-warn">{t("doubt", doubt)}</p>}
    </>
  );
}

function estimateOf({ value, low, high, n }: RuleFigure) {
  return value === null || low === null || high === null
    ? { value: null, reason: "not_finite", n }
    : { value, low, high, n };
}

function FigureTable({ title, outcome }: { title: string; outcome: RuleOutcome }) {
  const t = useTranslations("organizer.exclusion.figuresOf");
  const words = useFigureWords();
  const { name } = outcome.rule;
  const sorted = [...outcome.figures].sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity));
  const intervalText = ({ low, high }: RuleFigure) =>
    low === null || high === null
      ? t("nothing")
      : t("intervalOf", { low: words(name, low), high: words(name, high) });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <NotJudged outcome={outcome} />
      <Table label={title}>
        <thead>
          <tr>
            <HeadCell>{t("annotator")}</HeadCell>
            <HeadCell numeric>{isCorrelation(name) ? t("r") : t("value")}</HeadCell>
            <HeadCell>{t("interval")}</HeadCell>
            <HeadCell numeric>{t("n")}</HeadCell>
            <HeadCell>{t("place")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {sorted.map((figure) => (
            <tr key={figure.annotator}>
              <Cell>{figure.annotator}</Cell>
              <Cell numeric>{figure.value === null ? t("nothing") : words(name, figure.value)}</Cell>
              <Cell className="whitespace-nowrap">{intervalText(figure)}</Cell>
              <Cell numeric>{figure.n}</Cell>
              <Cell className="whitespace-nowrap">{t(`places.${figure.place}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
