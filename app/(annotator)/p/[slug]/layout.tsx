import type { Metadata } from "next";
import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { AnnotatorDocument } from "@/app/_annotator/annotator-page/annotator-document";
import { siteMetadata } from "@/app/_ui/site-metadata";
import { findShownProject } from "./shown-project";

interface LayoutProps {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const project = await findShownProject((await params).slug);
  return { ...siteMetadata(), title: project?.name ?? (await getTranslations("shared"))("product") };
}

export default async function AnnotatorLayout({ params, children }: LayoutProps) {
  const project = await findShownProject((await params).slug);
  return <AnnotatorDocument language={project?.language ?? "en"}>{children}</AnnotatorDocument>;
}
