import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { Eligibility } from "@/app/_organizer/quality/eligibility";
import { ProtocolLine } from "@/app/_organizer/quality/protocol-line";
import { Qualification } from "@/app/_organizer/quality/qualification";
import { QuestionnaireCard } from "@/app/_organizer/questionnaire/questionnaire-card";
import { countryOptions } from "@/app/_ui/country-options";
import { readLanguageOptions } from "@/app/_ui/read-language-options";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { hasGold } from "@/server/domain/task/traits";

export const generateMetadata = screenTitle("people");

export default async function PeoplePage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const projects = await load((caller) => caller.project.list());
  const counts = await load((caller) => caller.questionnaire.counts({ project: project.slug }));
  const locale = await getLocale();
  const others = projects
    .filter(({ slug }) => slug !== project.slug)
    .map(({ slug, name }) => ({ value: slug, name }));
  return (
    <>
      <ProtocolLine project={project} />
      {hasGold(project.taskType) ? <Qualification project={project} /> : null}
      <Eligibility
        project={project}
        countries={countryOptions(locale)}
        languages={readLanguageOptions(locale)}
        projects={others}
      />
      <QuestionnaireCard project={project} counts={counts} />
    </>
  );
}
