import "server-only";
import { getMessages, getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { HitTexts } from "./hit-texts";
import { makeHitTexts } from "./make-hit-texts";
import { keepLast } from "@/app/_ui/keep-last";

/** By the texts of a language; a catalogue that is made for one request is forgotten with it. */
const prepared = new WeakMap<object, ReturnType<typeof keepLast<HitTexts>>>();

/** Makes the texts of a project's pages in the language of the interface. */
export async function prepareHitTexts(
  project: Pick<ShownProject, "taskType" | "hitSize" | "dimensionCount" | "qualification">,
): Promise<HitTexts> {
  const { annotator } = await getMessages();
  const t = await getTranslations("annotator");
  const inLanguage = prepared.get(annotator.hit) ?? keepLast<HitTexts>(100);
  prepared.set(annotator.hit, inLanguage);
  const { taskType, hitSize, dimensionCount, qualification } = project;
  const key = JSON.stringify([taskType, hitSize, dimensionCount, qualification]);
  return inLanguage(key, () => makeHitTexts(t, annotator, project));
}
