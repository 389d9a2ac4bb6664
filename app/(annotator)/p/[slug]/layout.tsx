import type { ReactNode } from "react";
import { AnnotatorDocument } from "@/app/_components/annotator-page/annotator-document";
import { findShownProject } from "./shown-project";

interface LayoutProps {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export default async function AnnotatorLayout({ params, children }: LayoutProps) {
  const project = await findShownProject((await params).slug);
  return <AnnotatorDocument language={project?.language ?? "en"}>{children}</AnnotatorDocument>;
}
