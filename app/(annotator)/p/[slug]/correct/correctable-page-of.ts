import "server-only";
import { TRPCError } from "@trpc/server";
import { serverCaller } from "@/app/_trpc/server";
import type { CorrectablePage } from "@/server/domain/assignment/contracts";

/** The page that somebody can correct now; null where there is none. */
export async function correctablePageOf(project: string): Promise<CorrectablePage | null> {
  try {
    return await (await serverCaller()).work.correctable({ project });
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    return null;
  }
}
