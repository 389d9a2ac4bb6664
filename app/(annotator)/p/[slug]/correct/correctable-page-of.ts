import "server-only";
import { TRPCError } from "@trpc/server";
import { serverCaller } from "@/app/_trpc/server";
import type { CorrectablePage } from "@/server/domain/assignment/contracts";
import type { CorrectionClosing } from "@/server/domain/assignment/correction-window";
import { DomainError } from "@/server/domain/errors";

/** The page that somebody can correct now, or why there is none. */
export async function correctablePageOf(
  project: string,
): Promise<{ page: CorrectablePage } | { page: null; why: CorrectionClosing }> {
  try {
    return { page: await (await serverCaller()).work.correctable({ project }) };
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    const { cause } = error;
    const isClosed = cause instanceof DomainError && cause.reason === "correction_closed";
    return { page: null, why: isClosed ? (cause.details.why as CorrectionClosing) : "not_submitted" };
  }
}
