import { notFound } from "next/navigation";
import { MembersPanel } from "@/app/_organizer/members/members-panel";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ownAddress } from "@/app/_trpc/join-address";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("members");

export default async function MembersPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug, role } = await loadProject((await params).slug);
  if (!may(role, "organize")) notFound();
  const list = await load((caller) => caller.member.list({ project: slug }));
  return <MembersPanel project={slug} isOwner={may(role, "own")} list={list} address={await ownAddress()} />;
}
