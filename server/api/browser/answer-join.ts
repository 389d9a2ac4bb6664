import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { DomainError } from "@/server/domain/errors";
import { refusalFor } from "@/server/refusal";
import { readArrivals } from "@/server/services/project/read-arrivals";
import type { Context } from "./context";
import { enterByForm } from "./enter";
import { requestContext } from "./request-context";
import { isOurs, seeOther } from "./form-answer";
import { joiningInput, type SentFields } from "./joining-input";

/** What is read of the request that brings the form. */
export interface SentJoin extends Pick<Request, "url" | "headers"> {
  formData: () => Promise<SentFields>;
}

/**
 * Takes the consent form or a return code: remembers in cookies who joined, and leads to what comes next, or to the page
 * that says why nobody joined. A form that another site sends changes nothing.
 */
export async function answerJoin(
  request: SentJoin,
  slug: string,
  contextOf: typeof requestContext = requestContext,
): Promise<Response> {
  const link = new URL(request.url).searchParams;
  if (!isOurs(request.headers)) return seeOther(withMark(`/p/${slug}`, link, "elsewhere"));
  const form = await request.formData();
  // Languages that were left out by mistake are no answer that could be refused.
  if (form.get("asks") === "languages" && !form.has("languages")) {
    return seeOther(withMark(`/p/${slug}`, link, "unanswered"));
  }
  const headers = new Headers();
  const context = contextOf(request.headers, headers);
  const recruiters = await readArrivals(context.deps, slug);
  const input = joiningInput({ project: slug, recruiters }, link, form);
  if (input === null) return seeOther(`/p/${slug}?${link}`);
  // Who enters their code wishes to work, or to have themselves erased.
  const goal = form.get("then") === "withdraw" ? "withdraw" : "work";
  try {
    await enterByForm(context, input);
    return seeOther(pageAfterJoining(input, link, goal, context), headers);
  } catch (error) {
    const refusal = refusalFor(context.deps, error);
    return seeOther(pageAfter(input, link, refusal, goal === "work" ? "return" : goal), headers);
  }
}

/** The page that comes next; in a frame it says so where the browser has not kept who joined. */
function pageAfterJoining(
  { project, returnCode }: JoinInput,
  link: URLSearchParams,
  goal: "work" | "withdraw",
  { isFramed }: Pick<Context, "isFramed">,
): string {
  if (isFramed) return `/p/${project}/instructions?${new URLSearchParams([...link, ["joined", "here"]])}`;
  return `/p/${project}/${returnCode === undefined ? "instructions" : goal}`;
}

/** The page that says why somebody did not join. */
function pageAfter(
  input: JoinInput,
  link: URLSearchParams,
  { reason, details }: DomainError,
  codePage: "return" | "withdraw",
): string {
  const { project, returnCode } = input;
  switch (reason) {
    case "not_eligible":
    case "invitation_unknown": {
      const because = reason === "not_eligible" ? String(details.condition) : reason;
      // The link goes along: it says to whom they can give the task back.
      return `/p/${project}/not-eligible?${new URLSearchParams([...link, ["because", because]])}`;
    }
    case "return_code_needed":
      return withMark(`/p/${project}/return`, link, "known");
    case "return_code_unknown":
      return withMark(`/p/${project}/${codePage}`, link, "wrong");
    case "rate_limited":
      return withMark(`/p/${project}${returnCode === undefined ? "" : `/${codePage}`}`, link, "wait");
    default:
      // The join page knows an unknown and a closed project.
      return `/p/${project}?${link}`;
  }
}

/** The address of a page with the parameters of the link, and why nobody joined. */
function withMark(path: string, link: URLSearchParams, mark: string): string {
  return `${path}?${new URLSearchParams([...link, ["refused", mark]])}`;
}
