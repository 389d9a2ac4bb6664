import { eligibilityConditions } from "@/server/domain/annotator/eligibility";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import type { End } from "@/app/_annotator/end-page/end";
import { EndSheet } from "@/app/_annotator/end-page/end-sheet";
import { serverCaller } from "@/app/_trpc/server";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { handBackOfLink } from "../hand-back-of";
import { parametersOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

/** For people who agreed but may not join. The refusal kept for their browser says why, or else the address does. */
export default async function NotEligible({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const parameter = await parametersOf(searchParams);
  const because = parameter("because");
  const link = readJoinLink(parameter, project.recruiters);
  const handBack = await handBackOfLink(project.slug, link, "not-eligible");
  const refusal = await (await serverCaller()).work.refusal({ project: project.slug, source: "link" });
  const condition = refusal?.condition ?? eligibilityConditions.find((each) => each === because);
  const end: End = {
    reason: because === "invitation_unknown" ? because : "not_eligible",
    ...(condition !== undefined && { condition }),
    ...(refusal !== null && { refusal }),
    isRecruited: link.externalId !== undefined,
    ...(handBack !== null && { handBack }),
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      <EndSheet project={project} end={end} />
    </>
  );
}
