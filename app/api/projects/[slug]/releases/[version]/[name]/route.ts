import "server-only";
import { answerReleasedFile } from "@/server/api/downloads/answer-released-file";

interface Route {
  params: Promise<{ slug: string; version: string; name: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, ...file } = await params;
  return answerReleasedFile(request, slug, file);
}
