"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { SavedMarkdown } from "../saved-field/saved-markdown";
import type { SectionProps } from "./section";

/** What annotators read before their first page. */
export function InstructionsSettings({ project }: SectionProps) {
  const t = useTranslations("organizer.setUpProject");
  return (
    <Card id="instructions" title={t("instructions")} description={t("instructionsHint")}>
      <SavedMarkdown
        project={project.slug}
        path="settings.instructions"
        label={t("instructionsText")}
        rows={16}
        language={project.language}
        imageHosts={project.settings.imageHosts}
        value={project.settings.instructions}
        changeOf={(instructions) => ({ settings: { instructions } })}
      />
    </Card>
  );
}
