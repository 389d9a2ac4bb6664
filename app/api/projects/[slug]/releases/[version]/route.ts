import "server-only";
import { answerReleaseArchive } from "@/server/api/downloads/answer-released-file";

interface Route {
  params: Promise<{ slug: string; version: string }>;
}

/** All files of a release as one ZIP archive. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, version } = await params;
  return answerReleaseArchive(request, slug, version);
}
