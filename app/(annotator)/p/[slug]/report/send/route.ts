import "server-only";
import { answerReport } from "@/server/api/browser/answer-report";

export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerReport(request, (await params).slug);
}
