import "server-only";
import { answerWithdraw } from "@/server/api/browser/answer-withdraw";

export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerWithdraw(request, (await params).slug);
}
