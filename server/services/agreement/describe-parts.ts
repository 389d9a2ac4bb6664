import type { AgreementParameters, AgreementPart } from "@/server/domain/agreement/agreement";
import { alphaFigure } from "@/server/domain/agreement/alpha-figure";
import { figureOf, nothingCorrelates } from "@/server/domain/agreement/figure";
import type { ItemDatasets } from "@/server/domain/agreement/histograms";
import { meanBetweenPairs, meanWithOthers } from "@/server/domain/agreement/mean-correlations";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { keepJudgments } from "@/server/stats/judgments/subset";
import type { DimensionData } from "./read-agreement-data";

/** Some of a dimension's items. */
export interface Part {
  kind: AgreementPart["kind"];
  name: string;
  table: JudgmentTable;
  /** Without the adjudicated items; the same table where there are none. */
  unadjudicated: JudgmentTable;
}

/** All items, those of each dataset and those of each import, as far as there are several. */
export function partsOf(data: DimensionData): Part[] {
  const { table, decisions, datasets, imports } = data;
  const part = (kind: Part["kind"], name: string, own: JudgmentTable): Part => {
    const rest = keepJudgments(own, (item) => decisions[item] === undefined);
    const unadjudicated = rest.codes.length === own.codes.length ? own : rest;
    return { kind, name, table: own, unadjudicated };
  };
  const of = (kind: Part["kind"], { names, of }: ItemDatasets) => {
    const used = [...new Set(Array.from(of))].sort((a, b) => a - b);
    if (used.length < 2) return [];
    return used.map((number) =>
      part(
        kind,
        names[number] ?? "",
        keepJudgments(table, (item) => of[item] === number),
      ),
    );
  };
  return [part("all", "", table), ...of("dataset", datasets), ...of("import", imports)];
}

/** Agreement on some of the items. */
export function describePart(
  { kind, name, table, unadjudicated }: Part,
  { level, minShared }: AgreementParameters,
): AgreementPart {
  const alpha = alphaFigure(table, level);
  return {
    kind,
    name,
    judgments: table.codes.length,
    annotators: new Set(table.annotators).size,
    alpha,
    unadjudicated: table === unadjudicated ? alpha : alphaFigure(unadjudicated, level),
    ...(level === "nominal"
      ? { interTagger: nothingCorrelates, pairwise: nothingCorrelates }
      : correlationsIn(table, minShared)),
  };
}

function correlationsIn(table: JudgmentTable, minShared: number) {
  const withOthers = meanWithOthers(table);
  const betweenPairs = meanBetweenPairs(table, minShared);
  return {
    interTagger: figureOf(withOthers, withOthers.value === null ? 0 : withOthers.n),
    pairwise: figureOf(betweenPairs, betweenPairs.value === null ? 0 : betweenPairs.n),
  };
}
