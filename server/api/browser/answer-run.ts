import { limitTeamActs } from "@/server/auth/evaluation-limit";
import { requireSameOrigin } from "@/server/auth/same-origin";
import { submitOwnRun } from "@/server/services/evaluation/submit-own-run";
import { submitRun } from "@/server/services/evaluation/submit-run";
import { answerMember, refusedAnswer } from "../downloads/answer-member";
import { readRunForm } from "./read-run-form";
import { requestContext } from "./request-context";

/** Takes the run of a team by the token in its form; a refusal names every line. */
export async function answerRun(request: Request, key: string): Promise<Response> {
  const { deps, address } = requestContext(request.headers);
  try {
    requireSameOrigin(request.headers);
    await limitTeamActs(deps, "upload", address);
    const { run, files, token } = await readRunForm(request);
    return Response.json(await submitRun(deps, { key, token }, run, files));
  } catch (error) {
    return refusedAnswer(deps, error);
  }
}

/** Takes a run of the organizers. */
export function answerOwnRun(request: Request, project: string): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) => {
    const { run, files } = await readRunForm(request);
    return Response.json(await submitOwnRun(deps, scope, run, files));
  });
}
