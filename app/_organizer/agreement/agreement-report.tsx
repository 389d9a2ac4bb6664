import { useTranslations } from "next-intl";
import type { AgreementPoint, AgreementReport as Report } from "@/server/domain/agreement/contracts";
import { TaskFigures } from "@/app/_organizer/task-figures/task-figures";
import { BasisLine } from "./basis-line";
import { CoursePlot } from "./course-plot";
import { DimensionPlots } from "./dimension-plots";
import { FigureTable } from "./figure-table";
import { PartTable } from "./part-table";
import { RankingReport } from "./ranking-report";
import { ResultFiles } from "./result-files";
import { WherePlot } from "./where-plot";

interface AgreementReportProps {
  project: string;
  report: Report;
  course: AgreementPoint[];
  isInterim: boolean;
  /** Whether the reader may open the page of an annotator. */
  mayOrganize: boolean;
}

/** All that was found about agreement: a question, a plot. */
export function AgreementReport({ project, report, course, isInterim, mayOrganize }: AgreementReportProps) {
  const t = useTranslations("organizer.agreement");
  const { dimensions, rankings, figures, files, level } = report.result;
  const isNominal = level === "nominal";
  const isOne = dimensions.length === 1;
  if (rankings !== null) {
    return (
      <>
        <BasisLine report={report} isInterim={isInterim} />
        <RankingReport {...{ project, rankings, mayOrganize }} />
        <CoursePlot project={project} course={course} statistic="pairwise" dimension={null} />
        <ResultFiles project={project} job={report.job} files={files} />
      </>
    );
  }
  return (
    <>
      <BasisLine report={report} isInterim={isInterim} />
      {figures === null ? null : <TaskFigures figures={figures} />}
      <WherePlot project={project} report={report} />
      {dimensions.map((dimension) => {
        const named = isOne ? null : dimension.name;
        return (
          <section key={dimension.name} aria-label={dimension.name} className="flex flex-col gap-4">
            {named === null ? null : <h2>{t("dimension", { name: named })}</h2>}
            <PartTable dimension={dimension} named={named} isNominal={isNominal} />
            <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
              <FigureTable dimension={dimension} named={named} isNominal={isNominal} />
              {dimension === dimensions[0] ? (
                <CoursePlot project={project} course={course} statistic="alpha" dimension={named} />
              ) : null}
            </div>
            {isNominal ? null : (
              <DimensionPlots
                project={project}
                dimension={dimension}
                named={named}
                bound={report.bound}
                mayOrganize={mayOrganize}
              />
            )}
          </section>
        );
      })}
      <ResultFiles project={project} job={report.job} files={files} />
    </>
  );
}
