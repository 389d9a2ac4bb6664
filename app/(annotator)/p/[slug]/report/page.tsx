import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { nextOf } from "@/app/_annotator/work/next-of";
import { parametersOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";
import { ReportSheet } from "./report-sheet";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

export async function generateMetadata() {
  return { title: (await getTranslations("annotator.report"))("title") };
}

/** Where an annotator says what is wrong with an item of their page, or skips it. No step needs scripts. */
export default async function Report({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  if (!project.joined) redirect(`/p/${project.slug}`);
  if (!project.itemReports.enabled) redirect(`/p/${project.slug}/work`);
  const parameter = await parametersOf(searchParams);
  const next = await nextOf(project.slug);
  return (
    <>
      <AnnotatorHeader project={project} />
      <ReportSheet
        project={project}
        assignment={next.kind === "assignment" ? next.assignment : null}
        result={parameter("result")}
        about={{ item: parameter("item"), reason: parameter("reason") }}
      />
    </>
  );
}
