import "server-only";
import { answerHeld } from "@/server/api/downloads/answer-held";

interface Route {
  params: Promise<{ slug: string; pseudonym: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, pseudonym } = await params;
  return answerHeld(request, slug, pseudonym);
}
