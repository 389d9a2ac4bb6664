import "server-only";
import { getMessages, getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { HitTexts } from "./hit-texts";
import { makeHitTexts } from "./make-hit-texts";

/** Makes the texts of a project's pages in the language of the interface. */
export async function prepareHitTexts(
  project: Pick<ShownProject, "taskType" | "hitSize" | "dimensionCount" | "qualification">,
): Promise<HitTexts> {
  return makeHitTexts(await getTranslations("annotator"), (await getMessages()).annotator, project);
}
