import { redirect } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { EndSheet } from "@/app/_annotator/end-page/end-sheet";
import { serverCaller } from "@/app/_trpc/server";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** Why there is no page now. The server says so each time the page is opened. */
export default async function End({ params }: PageProps) {
  const project = await shownProjectOf(params);
  if (!project.joined) redirect(`/p/${project.slug}`);
  const next = await (await serverCaller()).work.next({ project: project.slug });
  if (next.kind === "assignment") redirect(`/p/${project.slug}/work`);
  return (
    <>
      <AnnotatorHeader project={project} />
      <EndSheet project={project} end={next} />
    </>
  );
}
