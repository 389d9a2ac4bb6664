import { useTranslations } from "next-intl";
import { Seconds } from "@/app/_organizer/annotator/seconds";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { hasGold, ratesOnScale } from "@/server/domain/task/traits";
import type { ShownAnswer } from "@/server/domain/annotator-status/contracts";
import { GivenAnswers } from "./given-answers";

const goldMark = (correct: boolean | null) => (correct === null ? "open" : correct ? "right" : "wrong");

interface LatestAnswersProps {
  answers: readonly ShownAnswer[];
  project: Pick<ProjectDetail, "taskType" | "dimensions" | "language">;
}

/** What somebody answered last, with the seconds it took, whether gold was right, and whether it counts. */
export function LatestAnswers({ answers, project }: LatestAnswersProps) {
  const t = useTranslations("organizer.annotatorStatus");
  if (answers.length === 0) return <p className="text-label text-muted">{t("noAnswers")}</p>;
  const { taskType, dimensions, language } = project;
  const hasComments = answers.some(({ comment }) => comment !== null);
  const isChecked = hasGold(taskType);
  const isNumeric = ratesOnScale(taskType) && dimensions.length === 1;
  const title = t("answersLatest", { count: answers.length });
  return (
    <section className="flex flex-col gap-2">
      <h2>{title}</h2>
      <Table label={title}>
        <thead>
          <tr>
            <HeadCell>{t("when")}</HeadCell>
            <HeadCell>{t("dataset")}</HeadCell>
            <HeadCell>{t("item")}</HeadCell>
            <HeadCell numeric={isNumeric}>{t("answer")}</HeadCell>
            {hasComments ? <HeadCell>{t("comment")}</HeadCell> : null}
            <HeadCell numeric>{t("secondsShort")}</HeadCell>
            {isChecked ? <HeadCell>{t("gold")}</HeadCell> : null}
            <HeadCell>{t("counted")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer.itemId}>
              <Cell>
                <Moment at={answer.at} show="full" />
              </Cell>
              <Cell>{answer.dataset}</Cell>
              <Cell className="min-w-40 wrap-anywhere">
                {answer.externalId}
                <span dir="auto" lang={language} className="line-clamp-2 text-muted">
                  {answer.textA}
                </span>
              </Cell>
              <Cell numeric={isNumeric} className={isNumeric ? "" : "min-w-56"}>
                <GivenAnswers given={answer.given} project={project} />
              </Cell>
              {hasComments ? (
                <Cell className="min-w-40 wrap-anywhere">
                  <span dir="auto">{answer.comment}</span>
                </Cell>
              ) : null}
              <Cell numeric>
                <Seconds seconds={answer.seconds} />
              </Cell>
              {isChecked ? (
                <Cell>{answer.isGold ? t("goldAnswer", { correct: goldMark(answer.correct) }) : null}</Cell>
              ) : null}
              <Cell>{t("doesCount", { counted: answer.counted ? "yes" : "no" })}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
