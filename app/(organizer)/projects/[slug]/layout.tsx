import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ProjectHeader } from "@/app/_organizer/project-shell/project-header";
import { PictureHosts } from "@/app/_organizer/shell/picture-hosts";
import { Shell } from "@/app/_organizer/shell/shell";
import { findProject, loadAccount, loadProject } from "@/app/_trpc/load";

interface ProjectLayoutProps {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: ProjectLayoutProps): Promise<Metadata> {
  const project = await findProject((await params).slug);
  // What is not there has a page, with a title, of its own.
  if (project === null) return {};
  return { title: { template: `%s · ${project.name} · Touchstone`, default: project.name } };
}

export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  const account = await loadAccount();
  const project = await loadProject((await params).slug);
  return (
    <Shell accountName={account.name} project={project}>
      <PictureHosts hosts={project.settings.imageHosts} />
      <ProjectHeader project={project} />
      {children}
    </Shell>
  );
}
