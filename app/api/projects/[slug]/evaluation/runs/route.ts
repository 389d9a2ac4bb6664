import "server-only";
import { answerOwnRun } from "@/server/api/browser/answer-run";

interface Route {
  params: Promise<{ slug: string }>;
}

/** A run of the organizers, with its files. */
export async function POST(request: Request, { params }: Route): Promise<Response> {
  return answerOwnRun(request, (await params).slug);
}
