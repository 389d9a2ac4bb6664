import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { usesScale } from "@/server/domain/task/traits";
import { isTyped } from "../scale-input/scale-cell";
import { Markdown } from "@/app/_ui/markdown";
import { shownTextLanguage } from "@/server/domain/preset/text-language";
import { ownWords } from "./own-words";
import { ScaleDefinitions } from "../scale-definitions/scale-definitions";

/** How to judge: the organizer's text, every point of the scale, and the keys. */
export async function Instructions({ project }: { project: ShownProject }) {
  const t = await getTranslations("annotator");
  const { taskType, instructions, scale, usesGold, usesChecks } = project;
  const own = ownWords(t, taskType);
  const values = scale.points.map(({ value }) => value);
  const keysAnswer = !isTyped(scale) && Math.min(...values) >= 0 && Math.max(...values) <= 9;
  return (
    <>
      <Markdown
        source={instructions}
        language={shownTextLanguage(instructions, project)}
        imageHosts={project.imageHosts}
      />
      {usesScale(taskType) ? (
        <>
          <h2>{t("instructions.scale")}</h2>
          <ScaleDefinitions project={project} examples="open" />
        </>
      ) : null}
      {usesGold ? <p>{own("instructions.gold")}</p> : null}
      {usesChecks ? <p>{t("instructions.checks")}</p> : null}
      <h2>{t("instructions.keysTitle")}</h2>
      <p>
        {keysAnswer
          ? own("instructions.keys", { low: Math.min(...values), high: Math.max(...values) })
          : own("instructions.keysPlain")}
      </p>
    </>
  );
}
