import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { QuestionnaireCounts } from "@/server/domain/questionnaire/contracts";
import { AnswerCounts } from "./answer-counts";
import { QuestionnaireEditor } from "./questionnaire-editor";

interface QuestionnaireCardProps {
  project: ProjectDetail;
  counts: QuestionnaireCounts;
}

/** What people are asked before the work and after it: edited in a draft, with the answers in figures afterwards. */
export function QuestionnaireCard({ project, counts }: QuestionnaireCardProps) {
  const t = useTranslations("organizer.questionnaire");
  return (
    <Card id="questionnaire" title={t("title")} description={t("hint")}>
      {project.frozen.includes("questionnaire") ? (
        <AnswerCounts project={project} counts={counts} />
      ) : (
        <QuestionnaireEditor project={project} />
      )}
    </Card>
  );
}
