import { redirect } from "next/navigation";
import { findProject } from "@/app/_trpc/load";
import { serverCaller } from "@/app/_trpc/server";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import type { HandBackInput } from "@/server/domain/annotator/hand-back-input";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { EndSheet } from "@/app/_annotator/end-page/end-sheet";
import { ArrivalSheet } from "./arrival-sheet";
import { Consent, joinProblems } from "./consent";
import { MemberNotice } from "./member-notice";
import { arrivalProblemOfLink, handBackOfLink } from "./hand-back-of";
import { joinRefusalOf } from "./refusal-of";
import { MarketplacePreview } from "./marketplace-preview";
import { parametersOf, queryOf, type JoinSearchParams } from "./search-params";
import { shownProjectOf } from "./shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

/** Where the join link leads: what is asked, by whom, for what, and the consent to it. */
export default async function Join({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const parameter = await parametersOf(searchParams);
  const link = readJoinLink(parameter, project.recruiters);
  const isRecruited = link.externalId !== undefined;
  // Whom a recruiter's link or an invitation names may be somebody else than whoever used this browser before.
  const namesSomebody = isRecruited || link.invite !== undefined;
  if (project.joined && !namesSomebody && !link.isPreview) redirect(`/p/${project.slug}/work`);
  const isMember = (await findProject(project.slug)) !== null;
  const query = await queryOf(searchParams, "refused");
  const refusal = project.joined || link.isPreview ? null : await joinRefusalOf(project, link);
  const isSent = project.recruiters.some(({ name }) => name === link.source);
  const wrong = isSent && !link.isPreview ? await arrivalProblemOfLink(project.slug, link) : null;
  const handBackFor = async (reason: HandBackInput["reason"]) => {
    const handBack = await handBackOfLink(project.slug, link, reason);
    return handBack === null ? {} : { handBack };
  };
  const sheet = async () => {
    if (link.isPreview) return <MarketplacePreview project={project} />;
    if (isMember) return <MemberNotice project={project.slug} />;
    if (project.state === "closed") {
      return (
        <EndSheet project={project} end={{ reason: "closed", ...(await handBackFor("paused-or-closed")) }} />
      );
    }
    if (wrong !== null) return <ArrivalSheet project={project} problem={wrong} />;
    if (refusal !== null) {
      const end = { reason: "not_eligible", isRecruited, ...refusal } as const;
      return <EndSheet project={project} end={{ ...end, ...(await handBackFor("not-eligible")) }} />;
    }
    const problem = joinProblems.find((each) => each === parameter("refused"));
    const terms = await (await serverCaller()).work.terms({ project: project.slug });
    return <Consent {...{ project, terms, link, query }} problem={problem ?? null} />;
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      {await sheet()}
    </>
  );
}
