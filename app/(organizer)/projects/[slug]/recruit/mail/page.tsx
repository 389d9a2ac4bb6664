import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { notFound } from "next/navigation";
import { MailDeskView } from "@/app/_organizer/mail-invitations/mail-desk-view";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("organizer.mailInvitations"))("title") };
}

export default async function MailInvitationsPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const project = await loadProject(slug);
  if (!may(project.role, "organize")) notFound();
  const t = await getTranslations("organizer");
  const desk = await load((caller) => caller.invitationMail.show({ project: slug }));
  return (
    <>
      <Link
        href={`/projects/${slug}/recruit`}
        className="inline-flex min-h-6 items-center self-start text-label"
      >
        {t("recruiters.all")}
      </Link>
      <h1>{t("mailInvitations.title")}</h1>
      <MailDeskView project={project} initial={desk} />
    </>
  );
}
