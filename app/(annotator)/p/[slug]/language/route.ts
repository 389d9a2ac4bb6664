import "server-only";
import { answerLanguage } from "@/server/api/browser/answer-language";

export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerLanguage(request, `/p/${(await params).slug}`);
}
