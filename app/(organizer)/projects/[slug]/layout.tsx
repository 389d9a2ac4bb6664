import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ProjectHeader } from "@/app/_components/project-shell/project-header";
import { loadProject } from "@/app/_trpc/load";

interface ProjectLayoutProps {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: ProjectLayoutProps): Promise<Metadata> {
  const project = await loadProject((await params).slug);
  return { title: { template: `%s · ${project.name} · Touchstone`, default: project.name } };
}

export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  const project = await loadProject((await params).slug);
  return (
    <>
      <ProjectHeader project={project} />
      {children}
    </>
  );
}
