import "server-only";
import { answerPublicLeaderboard } from "@/server/api/downloads/answer-leaderboard";

interface Route {
  params: Promise<{ key: string }>;
}

/** The public leaderboard as a CSV. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  return answerPublicLeaderboard(request, (await params).key);
}
