import "server-only";
import { answerLeaderboard } from "@/server/api/downloads/answer-leaderboard";

interface Route {
  params: Promise<{ slug: string }>;
}

/** A project's leaderboard as a CSV, for its members. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  return answerLeaderboard(request, (await params).slug);
}
