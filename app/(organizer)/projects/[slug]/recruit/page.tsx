import { getTranslations } from "next-intl/server";
import { NotInCopy } from "@/app/_organizer/project-shell/not-in-copy";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { notFound } from "next/navigation";
import { Invitations } from "@/app/_organizer/recruit/invitations";
import { JoinLinkCard } from "@/app/_organizer/recruit/join-link-card";
import { NamedLists } from "@/app/_organizer/recruit/named-lists";
import { RefusedLinks } from "@/app/_organizer/recruit/refused-links";
import { RecruiterList } from "@/app/_organizer/recruit/recruiter-list";
import { Notice } from "@/app/_ui/notice";
import { joinAddress } from "@/app/_trpc/join-address";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("recruit");

export default async function RecruitPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (project.rehearsalOf !== null) return <NotInCopy screen="recruit" original={project.rehearsalOf} />;
  if (!may(project.role, "organize")) notFound();
  const { slug, state, settings } = project;
  const t = await getTranslations("organizer.recruit");
  const [invitations, lists, refused] = await load((caller) =>
    Promise.all([
      caller.invitation.list({ project: slug }),
      caller.invitation.lists({ project: slug }),
      caller.recruiter.refusedLinks({ project: slug }),
    ]),
  );
  const join = await joinAddress(slug);
  return (
    <>
      {state === "live" ? null : <Notice tone="info" title={t(`notLive.${state}`)} />}
      {settings.eligibility.invitedOnly ? <Notice tone="info" title={t("invitedOnly")} /> : null}
      <JoinLinkCard join={join} />
      <RecruiterList project={project} />
      <RefusedLinks refused={refused} />
      <Invitations project={project} join={join} invitations={invitations} />
      <NamedLists project={project} summary={lists} />
    </>
  );
}
