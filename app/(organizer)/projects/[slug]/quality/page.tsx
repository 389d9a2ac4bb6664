import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { countryOptions } from "@/app/_ui/country-options";
import { readLanguageOptions } from "@/app/_ui/read-language-options";
import { Eligibility } from "@/app/_organizer/quality/eligibility";
import { GoldInWork } from "@/app/_organizer/quality/gold-in-work";
import { Limits } from "@/app/_organizer/quality/limits";
import { Qualification } from "@/app/_organizer/quality/qualification";
import { SharingOut } from "@/app/_organizer/quality/sharing-out";
import { StoppingSections } from "@/app/_organizer/quality/stopping-sections";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { hasGold } from "@/server/domain/project/uses-scale";
import { offeredRules } from "@/task-types/offered-rules";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("quality") };
}

export default async function QualityPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const [{ summary }, projects] = await Promise.all([
    load((caller) => caller.project.checkLaunch({ project: project.slug })),
    load((caller) => caller.project.list()),
  ]);
  const isChecked = hasGold(project.taskType);
  const locale = await getLocale();
  const others = projects
    .filter(({ slug }) => slug !== project.slug)
    .map(({ slug, name }) => ({ value: slug, name }));
  return (
    <>
      {isChecked ? <GoldInWork project={project} summary={summary} /> : null}
      <StoppingSections
        project={project}
        rules={offeredRules(project.taskType, project.scale)}
        summary={summary}
      />
      {isChecked ? <Qualification project={project} /> : null}
      <Eligibility
        project={project}
        countries={countryOptions(locale)}
        languages={readLanguageOptions(locale)}
        projects={others}
      />
      <Limits project={project} summary={summary} />
      <SharingOut project={project} />
    </>
  );
}
