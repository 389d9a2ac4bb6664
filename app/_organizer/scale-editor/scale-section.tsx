import { useTranslations } from "next-intl";
import type { SectionProps } from "@/app/_organizer/task-settings/section";
import { Card } from "@/app/_ui/card";
import { LockedScale } from "./locked-scale";
import { ScaleEditor } from "./scale-editor";

/** The scale as a section of the set-up: edited in a draft, shown afterwards. */
export function ScaleSection({ project }: SectionProps) {
  const t = useTranslations("organizer.scale");
  return (
    <Card id="scale" title={t("title")} description={t("hint")}>
      {project.frozen.includes("scale") ? (
        <LockedScale project={project} />
      ) : (
        <ScaleEditor project={project} />
      )}
    </Card>
  );
}
