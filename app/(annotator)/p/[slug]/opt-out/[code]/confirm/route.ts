import "server-only";
import { answerOptOut } from "@/server/api/browser/answer-opt-out";
import { seeOther } from "@/server/api/browser/form-answer";

interface RouteContext {
  params: Promise<{ slug: string; code: string }>;
}

export async function POST(request: Request, { params }: RouteContext) {
  const { slug: project, code } = await params;
  return answerOptOut(request, { project, code });
}

/** Some mail programs open what they should post to; looking changes nothing. */
export async function GET(_request: Request, { params }: RouteContext) {
  const { slug, code } = await params;
  return seeOther(`/p/${slug}/opt-out/${encodeURIComponent(code)}`);
}
