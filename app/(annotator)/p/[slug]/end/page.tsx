import { redirect } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { EndSheet } from "@/app/_annotator/end-page/end-sheet";
import { UnansweredPages } from "@/app/_annotator/end-page/unanswered-pages";
import { nextOf } from "@/app/_annotator/work/next-of";
import { serverCaller } from "@/app/_trpc/server";
import { endReasonOf, type EndReason } from "@/server/domain/recruiter/end-reason";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** Why there is no page now. The server says so each time the page is opened. */
export default async function End({ params }: PageProps) {
  const project = await shownProjectOf(params);
  if (!project.joined) redirect(`/p/${project.slug}`);
  const next = await nextOf(project.slug);
  if (next.kind === "assignment") redirect(`/p/${project.slug}/work`);
  const { reason, details } = next;
  if (reason === "questionnaire") redirect(`/p/${project.slug}/questionnaire`);
  const end = endReasonOf(reason, details.rule);
  const asksLast = lastOf.has(end) && (await isAskedLast(project.slug));
  // Where there may be another page later, the questions after the work wait for who chooses them.
  if (asksLast && end !== "nothing-left") redirect(`/p/${project.slug}/questionnaire`);
  return (
    <>
      <AnnotatorHeader project={project} />
      <UnansweredPages project={project.slug} />
      <EndSheet project={project} end={{ ...next, reason, asksLast }} />
    </>
  );
}

/** The ends of people who have done all the work there was for them. */
const lastOf = new Set<EndReason>(["finished", "capped", "nothing-left"]);

async function isAskedLast(slug: string): Promise<boolean> {
  return (await (await serverCaller()).work.questionnaire({ project: slug })).due === "after";
}
