import { eligibilityConditions } from "@/server/domain/annotator/eligibility";
import { AnnotatorHeader } from "@/app/_components/annotator-page/annotator-header";
import type { End } from "@/app/_components/end-page/end";
import { EndSheet } from "@/app/_components/end-page/end-sheet";
import { parametersOf, type SearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

/** For whoever agreed and yet may not join: the address says why. */
export default async function NotEligible({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const parameter = await parametersOf(searchParams);
  const because = parameter("because");
  const condition = eligibilityConditions.find((each) => each === because);
  const end: End = {
    reason: because === "invitation_unknown" ? because : "not_eligible",
    ...(condition !== undefined && { condition }),
    isRecruited: isRecruiter(parameter("source")),
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      <EndSheet project={project} end={end} />
    </>
  );
}

const isRecruiter = (source: string | undefined) => source === "prolific" || source === "mturk";
