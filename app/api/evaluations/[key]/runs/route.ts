import "server-only";
import { answerRun } from "@/server/api/browser/answer-run";

interface Route {
  params: Promise<{ key: string }>;
}

/** A team's run, with its files. */
export async function POST(request: Request, { params }: Route): Promise<Response> {
  return answerRun(request, (await params).key);
}
