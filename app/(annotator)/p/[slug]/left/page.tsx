import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { LeftSheet } from "@/app/_annotator/end-page/left-sheet";
import { serverCaller } from "@/app/_trpc/server";
import { shownProjectOf } from "../shown-project";

/** For whoever gave a page back. */
export default async function Left({ params }: { params: Promise<{ slug: string }> }) {
  const project = await shownProjectOf(params);
  const handBack = await (
    await serverCaller()
  ).work.handBack({ project: project.slug, source: "link", reason: "left" });
  return (
    <>
      <AnnotatorHeader project={project} />
      <LeftSheet project={project.slug} handBack={handBack} />
    </>
  );
}
