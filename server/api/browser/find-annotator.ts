import { annotatorByToken } from "@/server/auth/annotator-token";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { annotatorCookie } from "./annotator-cookie";
import type { Context } from "./context";

/** The annotator that this browser is in a project; null before it joined. */
export async function findAnnotator(ctx: Context, slug: string): Promise<AnnotatorActor | null> {
  const token = ctx.cookie(annotatorCookie(slug));
  const found = token === undefined ? null : await annotatorByToken(ctx.deps, token);
  return found && { ...found, languages: ctx.wishes };
}
