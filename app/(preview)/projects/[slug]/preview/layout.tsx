import type { ReactNode } from "react";
import { AnnotatorDocument } from "@/app/_annotator/annotator-page/annotator-document";
import { loadProject } from "@/app/_trpc/load";

interface LayoutProps {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

/** A document of its own, as annotators get it; the organizer's styles stay outside. */
export default async function PreviewLayout({ params, children }: LayoutProps) {
  const { language } = await loadProject((await params).slug);
  return <AnnotatorDocument language={language}>{children}</AnnotatorDocument>;
}
