import { TRPCError } from "@trpc/server";
import { itemReport } from "@/server/domain/item-report/contracts";
import { createCaller } from "@/server/api/browser/routers/app";
import { isOurs, seeOther } from "./form-answer";
import { requestContext } from "./request-context";

/** Takes a report that a browser sends as a form, and leads back to what became of it. */
export async function answerReport(
  request: Request,
  slug: string,
  contextOf: typeof requestContext = requestContext,
): Promise<Response> {
  const to = (result: string) => seeOther(`/p/${slug}/report?result=${result}`);
  if (!isOurs(request.headers)) return to("refused");
  const form = new URLSearchParams(await request.text());
  const report = itemReport.safeParse({
    key: form.get("key"),
    reason: form.get("reason"),
    note: form.get("note") ?? "",
    skip: form.get("skip") === "on",
  });
  if (!report.success) return to("incomplete");
  const work = createCaller(contextOf(request.headers, new Headers())).work;
  try {
    const assignment = form.get("assignment") ?? "";
    const { skipped } = await work.reportItem({ project: slug, assignment, ...report.data });
    return to(skipped ? "skipped" : "reported");
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    return to("refused");
  }
}
