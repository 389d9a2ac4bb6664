import "server-only";
import { answerCorrection } from "@/server/api/browser/answer-correction";

export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerCorrection(request, (await params).slug);
}
