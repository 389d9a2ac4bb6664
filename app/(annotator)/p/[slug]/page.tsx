import { redirect } from "next/navigation";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { EndSheet } from "@/app/_annotator/end-page/end-sheet";
import { Consent, joinProblems } from "./consent";
import { refusalOf } from "./refusal-of";
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
  const refusal = project.joined || link.isPreview ? null : await refusalOf(project, link);
  const sheet = () => {
    if (link.isPreview) return <MarketplacePreview project={project} />;
    if (project.state === "closed") return <EndSheet project={project} end={{ reason: "closed" }} />;
    if (refusal !== null) {
      return <EndSheet project={project} end={{ reason: "not_eligible", isRecruited, ...refusal }} />;
    }
    const problem = joinProblems.find((each) => each === parameter("refused"));
    return <Consent {...{ project, link, query }} problem={problem ?? null} />;
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      {sheet()}
    </>
  );
}
