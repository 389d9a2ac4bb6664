import "server-only";
import { TRPCError } from "@trpc/server";
import { cache } from "react";
import { notFound } from "next/navigation";
import { serverCaller } from "@/app/_trpc/server";
import type { ShownProject } from "@/server/domain/project/shown-project";

/** The project behind a join link; null where there is none. */
export const findShownProject = cache(async (slug: string): Promise<ShownProject | null> => {
  try {
    return await (await serverCaller()).work.project({ project: slug });
  } catch (error) {
    // A link that cannot be a link, and one that leads nowhere, are unknown alike.
    if (error instanceof TRPCError && ["NOT_FOUND", "UNPROCESSABLE_CONTENT"].includes(error.code))
      return null;
    throw error;
  }
});

/** The project behind a join link. @throws Next's "not found" where there is none. */
export async function shownProjectOf(params: Promise<{ slug: string }>): Promise<ShownProject> {
  const project = await findShownProject((await params).slug);
  return project ?? notFound();
}
