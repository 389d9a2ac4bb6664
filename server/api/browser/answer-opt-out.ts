import { TRPCError } from "@trpc/server";
import { createCaller } from "@/server/api/browser/routers/app";
import type { OptOutInput } from "@/server/domain/invitation-mail/opt-out-contracts";
import { seeOther } from "./form-answer";
import { requestContext } from "./request-context";

/**
 * Takes the one press that ends the mail to a person: from the form on our page, which it leads back to, or from their
 * mail program (RFC 8058), which follows no redirect. The secret in the address is all that is asked for.
 */
export async function answerOptOut(request: Request, input: OptOutInput): Promise<Response> {
  const page = `/p/${input.project}/opt-out/${encodeURIComponent(input.code)}`;
  try {
    await createCaller(requestContext(request.headers)).optOut.confirm(input);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code !== "NOT_FOUND" && error.code !== "UNPROCESSABLE_CONTENT") throw error;
    // The page says that the link leads nowhere.
    return seeOther(page);
  }
  const isOneClick = new URLSearchParams(await request.text()).get("List-Unsubscribe") === "One-Click";
  return isOneClick ? new Response(null, { status: 204 }) : seeOther(page);
}
