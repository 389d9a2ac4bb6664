import "server-only";
import { answerInputs } from "@/server/api/downloads/answer-inputs";

interface Route {
  params: Promise<{ key: string }>;
}

/** The inputs of an evaluation for one team; starts its clock. */
export async function POST(request: Request, { params }: Route): Promise<Response> {
  return answerInputs(request, (await params).key);
}
