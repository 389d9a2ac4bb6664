import "server-only";
import { answerImage } from "@/server/api/downloads/answer-image";

interface Route {
  params: Promise<{ slug: string; name: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, name } = await params;
  return answerImage(request, slug, name);
}
