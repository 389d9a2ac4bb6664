import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HitPreview } from "@/app/_organizer/hit-preview/hit-preview";
import { loadProject } from "@/app/_trpc/load";
import { textDirection } from "@/server/domain/project/text-direction";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("preview") };
}

export default async function PreviewPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug, language } = await loadProject((await params).slug);
  return <HitPreview project={slug} direction={textDirection(language)} />;
}
