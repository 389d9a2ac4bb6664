import { PreviewedPage } from "@/app/_organizer/hit-preview/previewed-page";
import { load, loadProject } from "@/app/_trpc/load";

/** The page of a project as it is now. */
export default async function PreviewFramePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const [detail, assignment] = await Promise.all([
    loadProject(slug),
    load((caller) => caller.project.preview({ project: slug })),
  ]);
  return <PreviewedPage detail={detail} assignment={assignment} />;
}
