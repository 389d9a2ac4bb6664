import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { Assignment } from "@/app/_organizer/quality/assignment";
import { Corrections } from "@/app/_organizer/quality/corrections";
import { Limits } from "@/app/_organizer/quality/limits";
import { Pay } from "@/app/_organizer/quality/pay";
import { ProtocolLine } from "@/app/_organizer/quality/protocol-line";
import { currencyOptions } from "@/app/_ui/currency-options";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("limits");

export default async function LimitsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const { summary } = await load((caller) => caller.project.checkLaunch({ project: project.slug }));
  return (
    <>
      <ProtocolLine project={project} />
      <Assignment project={project} />
      <Pay project={project} currencies={currencyOptions(await getLocale())} />
      <Limits project={project} summary={summary} />
      <Corrections project={project} />
    </>
  );
}
