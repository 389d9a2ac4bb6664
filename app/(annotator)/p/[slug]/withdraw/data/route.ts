import "server-only";
import { answerOwnHeld } from "@/server/api/downloads/answer-held";

export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerOwnHeld(request, (await params).slug);
}
