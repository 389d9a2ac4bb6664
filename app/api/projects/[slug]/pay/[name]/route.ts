import "server-only";
import { answerPayFile } from "@/server/api/downloads/answer-pay-file";

interface Route {
  params: Promise<{ slug: string; name: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, name } = await params;
  return answerPayFile(request, slug, name);
}
