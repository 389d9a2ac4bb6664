import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { JoinLinks } from "@/app/_components/recruit/join-links";
import { Notice } from "@/app/_components/ui/notice";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("recruit") };
}

/** The address that this request came to, which is the one annotators can reach, too. */
async function ownAddress(): Promise<string> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost";
  return process.env.TOUCHSTONE_URL ?? `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
}

export default async function RecruitPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const t = await getTranslations("organizer.recruit");
  return (
    <>
      {project.state === "live" ? null : <Notice tone="info" title={t(`notLive.${project.state}`)} />}
      <JoinLinks join={`${await ownAddress()}/p/${project.slug}`} />
    </>
  );
}
