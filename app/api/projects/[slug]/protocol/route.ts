import "server-only";
import { answerProtocol } from "@/server/api/downloads/answer-protocol";

interface Route {
  params: Promise<{ slug: string }>;
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  return answerProtocol(request, (await params).slug);
}
