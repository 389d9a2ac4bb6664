import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ProjectHeader } from "@/app/_organizer/project-shell/project-header";
import { SimulatedBand } from "@/app/_organizer/project-shell/simulated-band";
import { PictureHosts } from "@/app/_organizer/shell/picture-hosts";
import { Shell } from "@/app/_organizer/shell/shell";
import { SimulatedProvider } from "@/app/_ui/simulated";
import { findProject, loadAccount, loadProject } from "@/app/_trpc/load";

interface ProjectLayoutProps {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: ProjectLayoutProps): Promise<Metadata> {
  const project = await findProject((await params).slug);
  // What is not there has a page, with a title, of its own.
  if (project === null) return {};
  const word = (await getTranslations("organizer.simulated"))("word");
  const start = project.rehearsalOf === null ? "" : `${word} · `;
  return {
    title: { template: `${start}%s · ${project.name} · Touchstone`, default: `${start}${project.name}` },
  };
}

export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  const account = await loadAccount();
  const project = await loadProject((await params).slug);
  return (
    <Shell accountName={account.name} project={project}>
      <PictureHosts hosts={project.settings.imageHosts} />
      {project.rehearsalOf === null ? null : <SimulatedBand original={project.rehearsalOf} />}
      <ProjectHeader project={project} />
      <SimulatedProvider isSimulated={project.rehearsalOf !== null}>{children}</SimulatedProvider>
    </Shell>
  );
}
