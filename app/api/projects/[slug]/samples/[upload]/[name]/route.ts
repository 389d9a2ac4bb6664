import "server-only";
import { answerSample } from "@/server/api/downloads/answer-sample";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ slug: string; upload: string; name: string }> },
) {
  const { slug, ...file } = await params;
  return answerSample(request, slug, file);
}
