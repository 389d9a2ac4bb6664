import { writeLeaderboard, writePublicLeaderboard } from "@/server/services/evaluation/write-leaderboard";
import { requestContext } from "../browser/request-context";
import { answerMember, refusedAnswer } from "./answer-member";
import { attachment } from "./attachment";

/** Sends the public leaderboard as a CSV; `?version=` asks for an earlier release. */
export async function answerPublicLeaderboard(request: Request, key: string): Promise<Response> {
  const { deps } = requestContext(request.headers);
  try {
    const { name, stream } = await writePublicLeaderboard(deps, key, versionOf(request));
    return attachment(name, stream);
  } catch (error) {
    return refusedAnswer(deps, error);
  }
}

/** Sends a project's leaderboard to its members, whatever others see. */
export function answerLeaderboard(request: Request, project: string): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const { name, stream } = await writeLeaderboard(deps, scope, versionOf(request));
    return attachment(name, stream);
  });
}

function versionOf(request: Request): number | undefined {
  const version = new URL(request.url).searchParams.get("version") ?? "";
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : undefined;
}
