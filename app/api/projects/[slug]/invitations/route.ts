import "server-only";
import { joinAddress } from "@/app/_trpc/join-address";
import { answerInvitations } from "@/server/api/downloads/answer-invitations";

export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  return answerInvitations(request, slug, await joinAddress(slug));
}
