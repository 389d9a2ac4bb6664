import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { isTyped } from "../scale-input/scale-cell";
import { Markdown } from "../markdown/markdown";
import { ScaleDefinitions } from "../scale-definitions/scale-definitions";

/** How to judge: the organizer's text, every point of the scale, and the keys. */
export async function Instructions({ project }: { project: ShownProject }) {
  const t = await getTranslations("annotator.instructions");
  const { instructions, language, scale, usesGold } = project;
  const values = scale.points.map(({ value }) => value);
  const keysAnswer = !isTyped(scale) && Math.min(...values) >= 0 && Math.max(...values) <= 9;
  return (
    <>
      <Markdown source={instructions} language={language} />
      <h2>{t("scale")}</h2>
      <ScaleDefinitions project={project} examples="open" />
      {usesGold ? <p>{t("gold")}</p> : null}
      <h2>{t("keysTitle")}</h2>
      <p>
        {keysAnswer ? t("keys", { low: Math.min(...values), high: Math.max(...values) }) : t("keysPlain")}
      </p>
    </>
  );
}
