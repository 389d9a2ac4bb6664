import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { HideScale } from "./hide-scale";
import { ScaleDefinitions } from "./scale-definitions";
import { scalePanelId } from "./show-scale";

/** The scale's definitions beside the HIT where the window is wide, and over it on demand where it is not. */
export async function ScalePanel({ project }: { project: ShownProject }) {
  const t = await getTranslations("annotator.scale");
  return (
    <aside id={scalePanelId} popover="auto" className="rail" tabIndex={-1} aria-label={t("title")}>
      <div className="rail-head">
        <h2>{t("title")}</h2>
        <HideScale label={t("hide")} />
      </div>
      <ScaleDefinitions project={project} examples="closed" />
    </aside>
  );
}
