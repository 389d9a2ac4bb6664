import { useTranslations } from "next-intl";
import { AnswerText } from "@/app/_organizer/answer/answer-text";
import { useDimensionName } from "@/app/_organizer/answer/use-dimension-name";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ShownAnswer } from "@/server/domain/annotator-status/contracts";

interface GivenAnswersProps {
  given: ShownAnswer["given"];
  project: Pick<ProjectDetail, "taskType" | "dimensions" | "language">;
}

/** What was answered to one item: the answer alone, or where several things were asked, each under its question. */
export function GivenAnswers({ given, project }: GivenAnswersProps) {
  const dimensionName = useDimensionName();
  const t = useTranslations("organizer.annotatorStatus");
  const { dimensions, language } = project;
  const [first] = given;
  if (first !== undefined && dimensions.length === 1) {
    return <AnswerText answer={first.answer} language={language} />;
  }
  return (
    <dl className="grid min-w-64 grid-cols-[minmax(7rem,max-content)_1fr] gap-x-3">
      {given.map(({ dimension, answer, correct }) => (
        <div key={dimension} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{dimensionName(project, dimension)}</dt>
          <dd className="flex gap-3">
            <AnswerText answer={answer} language={language} />
            {correct === false ? <span>{t("goldAnswer", { correct: "wrong" })}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
