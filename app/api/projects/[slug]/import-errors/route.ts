import "server-only";
import { answerImportErrors } from "@/server/api/downloads/answer-import-errors";

export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerImportErrors(request, (await params).slug);
}
