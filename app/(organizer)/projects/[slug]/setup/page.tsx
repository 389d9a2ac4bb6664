import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { currencyOptions } from "@/app/_ui/currency-options";
import { languageOptions } from "@/app/_ui/language-options";
import { DimensionSection } from "@/app/_organizer/dimension-editor/dimension-section";
import { ScaleSection } from "@/app/_organizer/scale-editor/scale-section";
import { Basics } from "@/app/_organizer/setup/basics";
import { Consent } from "@/app/_organizer/setup/consent";
import { HitSettings } from "@/app/_organizer/setup/hit-settings";
import { Instructions } from "@/app/_organizer/setup/instructions";
import { Question } from "@/app/_organizer/setup/question";
import { Pay } from "@/app/_organizer/setup/pay";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { hasDimensions } from "@/server/domain/project/has-dimensions";
import { usesScale } from "@/server/domain/project/uses-scale";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("setup") };
}

export default async function SetUpProjectPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const locale = await getLocale();
  return (
    <>
      <Basics project={project} languages={languageOptions(locale, project.language)} />
      <Instructions project={project} />
      {hasDimensions(project.taskType) ? <DimensionSection project={project} /> : null}
      {usesScale(project.taskType) ? <ScaleSection project={project} /> : <Question project={project} />}
      <HitSettings project={project} />
      <Pay project={project} currencies={currencyOptions(locale)} />
      <Consent project={project} />
    </>
  );
}
