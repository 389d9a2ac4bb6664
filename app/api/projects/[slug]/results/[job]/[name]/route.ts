import "server-only";
import { answerResultFile } from "@/server/api/downloads/answer-result-file";

interface Route {
  params: Promise<{ slug: string; job: string; name: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, job, name } = await params;
  return answerResultFile(request, slug, { job, name });
}
