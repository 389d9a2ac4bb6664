import { redirect } from "next/navigation";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { refusedByLink } from "@/server/domain/annotator/refused-by-link";
import { AnnotatorHeader } from "@/app/_components/annotator-page/annotator-header";
import { EndSheet } from "@/app/_components/end-page/end-sheet";
import { Consent } from "./consent";
import { MarketplacePreview } from "./marketplace-preview";
import { parametersOf, queryOf, type SearchParams } from "./search-params";
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
  const isRecruited = link.externalId !== undefined;
  // Whom a recruiter's link or an invitation names may be somebody else than whoever used this browser before.
  const namesSomebody = isRecruited || link.invite !== undefined;
  if (project.joined && !namesSomebody && !link.isPreview) redirect(`/p/${project.slug}/work`);
  const query = await queryOf(searchParams, "refused");
  const sheet = () => {
    if (link.isPreview) return <MarketplacePreview project={project} />;
    if (project.state === "closed") return <EndSheet project={project} end={{ reason: "closed" }} />;
    const condition = refusedByLink(project.conditions, link);
    if (condition !== null) {
      return <EndSheet project={project} end={{ reason: "not_eligible", condition, isRecruited }} />;
    }
    return <Consent {...{ project, link, query }} refused={parameter("refused") !== undefined} />;
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      {sheet()}
    </>
  );
}
