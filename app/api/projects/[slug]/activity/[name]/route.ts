import "server-only";
import { answerActivity } from "@/server/api/downloads/answer-activity";

interface Route {
  params: Promise<{ slug: string; name: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, name } = await params;
  return answerActivity(request, slug, name);
}
