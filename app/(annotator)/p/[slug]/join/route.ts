import "server-only";
import { answerJoin } from "@/server/api/browser/answer-join";

export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerJoin(request, (await params).slug);
}
