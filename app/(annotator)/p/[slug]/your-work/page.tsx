import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { OwnWorkSheet } from "@/app/_annotator/own-work/own-work-sheet";
import { serverCaller } from "@/app/_trpc/server";
import { correctablePageOf } from "../correct/correctable-page-of";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("annotator.ownWork"))("title") };
}

/** What somebody has done, earned and written here. It works without scripts. */
export default async function YourWork({ params }: PageProps) {
  const project = await shownProjectOf(params);
  if (!project.joined) redirect(`/p/${project.slug}`);
  const caller = await serverCaller();
  const work = await caller.work.own({ project: project.slug });
  const questionnaire = await caller.work.questionnaire({ project: project.slug });
  const canCorrect = (await correctablePageOf(project.slug)) !== null;
  return (
    <>
      <AnnotatorHeader project={project} />
      <OwnWorkSheet project={project} work={work} canCorrect={canCorrect} questionnaire={questionnaire} />
    </>
  );
}
