import "server-only";
import { serverCaller } from "@/app/_trpc/server";
import type { JoinLink } from "@/server/domain/annotator/join-link";
import { refusedByLink } from "@/server/domain/annotator/refused-by-link";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { End } from "@/app/_annotator/end-page/end";

type Refusal = Pick<End, "condition" | "refusal">;

/** Why somebody may not join, known before they press anything: by an earlier refusal, or by what their link says. */
export async function joinRefusalOf(project: ShownProject, link: JoinLink): Promise<Refusal | null> {
  const { slug, conditions } = project;
  const { isPreview: _, ...input } = link;
  const condition = refusedByLink(conditions, link);
  const caller = await serverCaller();
  if (condition !== null) await caller.work.noteRefusal({ project: slug, ...input });
  const { source, externalId } = link;
  const refusal = await caller.work.refusal({ project: slug, source, ...(externalId && { externalId }) });
  if (refusal !== null) return { condition: refusal.condition, refusal };
  return condition === null ? null : { condition };
}
