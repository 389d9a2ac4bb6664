import { Consent } from "@/app/(annotator)/p/[slug]/consent";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { QuestionnaireSheet } from "@/app/_annotator/questionnaire/questionnaire-sheet";
import { PreviewedPage } from "@/app/_organizer/hit-preview/previewed-page";
import { shownDraft } from "@/app/_organizer/hit-preview/shown-draft";
import { previewPartsOf } from "@/app/_organizer/hit-preview/preview-parts";
import { load, loadProject } from "@/app/_trpc/load";
import type { PreviewedTexts } from "@/server/domain/translation/contracts";
import type { ShownProject } from "@/server/domain/project/shown-project";

interface PreviewFrameProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ show?: string | string[]; language?: string | string[] }>;
}

/** A page of a project as it is now, in one of its languages. */
export default async function PreviewFramePage({ params, searchParams }: PreviewFrameProps) {
  const { slug } = await params;
  const { show, language: asked } = await searchParams;
  const inLanguage = { project: slug, ...(typeof asked === "string" && { language: asked }) };
  const [detail, texts] = await Promise.all([
    loadProject(slug),
    load((caller) => caller.project.previewTexts(inLanguage)),
  ]);
  const { questionnaire, languages: _all, ...read } = texts;
  const project = shownDraft(detail, read);
  const part = previewPartsOf(texts).find((one) => one === show) ?? "page";
  if (part === "page") {
    const assignment = await load((caller) => caller.project.preview(inLanguage));
    return <PreviewedPage project={project} assignment={assignment} />;
  }
  return (
    <>
      <AnnotatorHeader project={project} />
      <div inert>
        {part === "consent" ? (
          <PreviewedConsent project={project} />
        ) : (
          <PreviewedQuestions project={project} when={part} questionnaire={questionnaire} />
        )}
      </div>
    </>
  );
}

async function PreviewedConsent({ project }: { project: ShownProject }) {
  const terms = await load((caller) => caller.work.terms({ project: project.slug }));
  const link = { source: "link", isPreview: false } as const;
  return <Consent {...{ project, terms, link }} query="" problem={null} />;
}

interface PreviewedQuestionsProps extends Pick<PreviewedTexts, "questionnaire"> {
  project: ShownProject;
  when: "before" | "after";
}

function PreviewedQuestions({ project, when, questionnaire }: PreviewedQuestionsProps) {
  const page = {
    ...{ when, sentAt: null, answers: {} },
    questions: questionnaire.filter((asked) => asked.when === when),
    agreed: { research: false, release: false },
  };
  const language = project.translation ?? project.language;
  return <QuestionnaireSheet {...{ project, page, language }} outcome={null} />;
}
