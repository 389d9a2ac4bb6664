import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { DeclinedSheet } from "@/app/_annotator/end-page/declined-sheet";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { handBackOfLink } from "../hand-back-of";
import { parametersOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

/** For whoever does not agree. */
export default async function Declined({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const link = readJoinLink(await parametersOf(searchParams), project.recruiters);
  const isRecruited = link.externalId !== undefined;
  const handBack = await handBackOfLink(project.slug, link, "no-consent");
  return (
    <>
      <AnnotatorHeader project={project} />
      <DeclinedSheet isRecruited={isRecruited} handBack={handBack} />
    </>
  );
}
