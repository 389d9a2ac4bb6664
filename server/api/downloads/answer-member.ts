import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { sharedAuth } from "@/server/auth/auth";
import { findAccount } from "@/server/auth/find-account";
import { requireSameOrigin } from "@/server/auth/same-origin";
import { liveDeps, type Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { Permission } from "@/server/domain/project/may";
import { enterProject } from "@/server/services/project/enter-project";
import { refusalHeaders } from "@/server/refusal";
import { codeOf } from "../browser/code-of";
import { refusalOf } from "../browser/refusal";

/**
 * Answers a request for bytes, which tRPC does not carry: proves that its sender may do this in the project, and
 * turns a refusal into `{error: {reason, message, details}}`.
 */
export async function answerMember<P extends Permission>(
  request: Request,
  { project, permission }: { project: string; permission: P },
  answer: (deps: Deps, scope: ProjectScope<P>) => Promise<Response>,
): Promise<Response> {
  const deps = liveDeps();
  try {
    requireSameOrigin(request.headers);
    const account = await findAccount(sharedAuth(), request.headers);
    if (account === null) throw new DomainError("unauthenticated", "Sign in first.");
    const actor = { kind: "user" as const, userId: account.id };
    return await answer(deps, await enterProject(deps, actor, project, permission));
  } catch (error) {
    return refusedAnswer(deps, error);
  }
}

/** A refusal as `{error: {reason, message, details}}` under the status of its reason. */
export function refusedAnswer(deps: Deps, cause: unknown): Response {
  const unexpected = new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause });
  const refusal = refusalOf(deps, unexpected);
  const { reason, message, details } = refusal;
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: codeOf[reason] }));
  return Response.json({ error: { reason, message, details } }, { status, headers: refusalHeaders(refusal) });
}
