import { TRPCError } from "@trpc/server";
import { createCaller } from "@/server/api/browser/routers/app";
import { isOurs, seeOther } from "./form-answer";
import { requestContext } from "./request-context";

/** Erases who sends the form, and leads to the page that says so. A form that another site sends changes nothing. */
export async function answerWithdraw(
  request: Request,
  slug: string,
  contextOf: typeof requestContext = requestContext,
): Promise<Response> {
  if (!isOurs(request.headers)) return seeOther(`/p/${slug}/withdraw?step=sure&refused=elsewhere`);
  const headers = new Headers();
  try {
    await createCaller(contextOf(request.headers, headers)).work.withdraw({ project: slug });
  } catch (error) {
    // Whom nobody knows has been erased, or enters their code.
    if (!(error instanceof TRPCError && error.code === "UNAUTHORIZED")) throw error;
  }
  return seeOther(`/p/${slug}/withdraw?step=done`, headers);
}
