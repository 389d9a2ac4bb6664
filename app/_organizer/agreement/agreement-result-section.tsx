import { useTranslations } from "next-intl";
import type { AgreementPoint, LatestAgreement } from "@/server/domain/agreement/contracts";
import { rowsOn } from "@/server/domain/agreement/report";
import { TaskFiguresSection } from "@/app/_organizer/task/task-figures";
import { AgreementSummary } from "./agreement-summary";
import { BasisLine } from "./basis-line";
import { ContentsList } from "./contents-list";
import { CoursePlot } from "./course-plot";
import { DimensionPlots } from "./dimension-plots";
import { FigureTable } from "./figure-table";
import { LanguageTable } from "./language-table";
import { PartTable } from "./part-table";
import { RankingReportSection } from "./ranking-report";
import { ResultFileLinks } from "./result-files";
import { WherePlot } from "./where-plot";

interface AgreementResultSectionProps {
  project: string;
  report: LatestAgreement;
  course: AgreementPoint[];
  isInterim: boolean;
  /** Whether the reader may open the page of an annotator. */
  mayOrganize: boolean;
}

/** All that was found about agreement: a question, a plot. */
export function AgreementResultSection({
  project,
  report,
  course,
  isInterim,
  mayOrganize,
}: AgreementResultSectionProps) {
  const t = useTranslations("organizer.agreement");
  const { report: found, dimensions, rankings, figures, files, level } = report.result;
  const isNominal = level === "nominal";
  const isOne = dimensions.length === 1;
  if (rankings !== null) {
    return (
      <>
        <BasisLine report={report} isInterim={isInterim} />
        <RankingReportSection {...{ project, rankings, mayOrganize }} />
        <CoursePlot project={project} course={course} statistic="pairwise" dimension={null} />
        <ResultFileLinks project={project} job={report.job} files={files} />
      </>
    );
  }
  if (found === null && figures !== null) {
    return (
      <>
        <BasisLine report={report} isInterim={isInterim} />
        <TaskFiguresSection figures={figures} />
        <ResultFileLinks project={project} job={report.job} files={files} />
      </>
    );
  }
  return (
    <>
      {found === null ? null : <AgreementSummary report={found} />}
      <BasisLine report={report} isInterim={isInterim} />
      {isNominal ? null : (
        <ContentsList
          project={project}
          dimensions={dimensions.map(({ name }) => name)}
          without={[
            ...(dimensions[0]?.gold.length === 0 ? (["gold"] as const) : []),
            ...(dimensions[0]?.crowd === null ? (["scale-use"] as const) : []),
          ]}
        />
      )}
      {figures === null ? null : <TaskFiguresSection figures={figures} />}
      {found === null ? null : <WherePlot project={project} report={found} />}
      {dimensions.map((dimension) => {
        const named = isOne ? null : dimension.name;
        const rows = found === null ? [] : rowsOn(found, dimension.name);
        const [whole] = rows;
        if (whole === undefined) return null;
        return (
          <section
            key={dimension.name}
            id={`dimension-${dimension.name}`}
            aria-label={dimension.name}
            className="flex scroll-mt-4 flex-col gap-4"
          >
            {named === null ? null : <h2>{t("dimension", { name: named })}</h2>}
            <PartTable rows={rows} named={named} isNominal={isNominal} />
            <LanguageTable
              rows={found?.languages?.filter((row) => row.dimension === dimension.name) ?? []}
              named={named}
            />
            <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
              <FigureTable row={whole} named={named} />
              {dimension === dimensions[0] ? (
                <CoursePlot project={project} course={course} statistic="alpha" dimension={named} />
              ) : null}
            </div>
            {isNominal ? null : (
              <DimensionPlots
                project={project}
                dimension={dimension}
                figures={whole.figures}
                named={named}
                bound={report.bound}
                mayOrganize={mayOrganize}
              />
            )}
          </section>
        );
      })}
      <ResultFileLinks project={project} job={report.job} files={files} />
    </>
  );
}
