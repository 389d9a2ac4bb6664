import { requireSameOrigin } from "@/server/auth/same-origin";
import { limitTeamActs } from "@/server/auth/evaluation-limit";
import { openInputs } from "@/server/services/evaluation/open-inputs";
import { requestContext } from "../browser/request-context";
import { refusedAnswer } from "./answer-member";
import { attachment } from "./attachment";

/** Sends the inputs to the team whose token the form has. Only a form that is sent starts a clock: nothing that merely looks at links does. */
export async function answerInputs(request: Request, key: string): Promise<Response> {
  const { deps, address } = requestContext(request.headers);
  try {
    requireSameOrigin(request.headers);
    await limitTeamActs(deps, "upload", address);
    const token = String((await request.formData()).get("token") ?? "");
    return attachment("inputs.zip", await openInputs(deps, { key, token }));
  } catch (error) {
    return refusedAnswer(deps, error);
  }
}
