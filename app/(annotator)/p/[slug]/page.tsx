import { redirect } from "next/navigation";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { AnnotatorHeader } from "@/app/_components/annotator-page/annotator-header";
import { EndSheet } from "@/app/_components/annotator-page/end-sheet";
import { Consent } from "./consent";
import { MarketplacePreview } from "./marketplace-preview";
import { parametersOf, type SearchParams } from "./search-params";
import { shownProjectOf } from "./shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

/** Where the join link leads: what is asked, by whom, for what, and the consent to it. */
export default async function Join({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const parameter = await parametersOf(searchParams);
  const link = readJoinLink(parameter);
  // Whom a recruiter's link names may be somebody else than whoever used this browser before.
  if (project.joined && link.externalId === undefined && !link.isPreview) redirect(`/p/${project.slug}/work`);
  const sheet = () => {
    if (link.isPreview) return <MarketplacePreview project={project} />;
    if (project.state === "closed") return <EndSheet project={project} end={{ reason: "closed" }} />;
    return <Consent project={project} link={link} refused={parameter("refused") !== undefined} />;
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      {sheet()}
    </>
  );
}
