import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { QuestionnaireSheet } from "@/app/_annotator/questionnaire/questionnaire-sheet";
import { serverCaller } from "@/app/_trpc/server";
import {
  questionnaireOutcomeHeader,
  readQuestionnaireOutcome,
} from "@/server/domain/questionnaire/entered-questionnaire";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("annotator.questionnaire"))("title") };
}

/** What an organizer asks annotators before the work and after it, one page for each. */
export default async function QuestionnairePage({ params }: PageProps) {
  const project = await shownProjectOf(params);
  const { slug } = project;
  if (!project.joined) redirect(`/p/${slug}`);
  const outcome = readQuestionnaireOutcome((await headers()).get(questionnaireOutcomeHeader));
  const {
    pages,
    due,
    language = project.language,
  } = await (await serverCaller()).work.questionnaire({ project: slug });
  const page = pages.find(({ when }) => when === due);
  if (page === undefined) redirect(`/p/${slug}/work`);
  return (
    <>
      <AnnotatorHeader project={project} />
      <QuestionnaireSheet {...{ project, page, language, outcome }} />
    </>
  );
}
