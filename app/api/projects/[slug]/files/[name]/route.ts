import "server-only";
import { answerDownload } from "@/server/trpc/answer-download";

interface Route {
  params: Promise<{ slug: string; name: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, name } = await params;
  return answerDownload(request, slug, name);
}
