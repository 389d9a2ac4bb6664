"use client";

import { useTranslations } from "next-intl";
import { SavedText } from "@/app/_organizer/saved-field/saved-text";
import { Card } from "@/app/_ui/card";
import type { ProjectDetail } from "@/server/domain/project/contracts";

/** Where annotators go when they are done. */
export function ReturnAddress({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.setUpProject");
  return (
    <Card id="return-address" title={t("returnUrl")}>
      <div className="max-w-xl">
        <SavedText
          project={project.slug}
          path="settings.returnUrl"
          label={t("returnUrl")}
          hint={t("returnUrlHint")}
          type="url"
          value={project.settings.returnUrl}
          changeOf={(returnUrl) => ({ settings: { returnUrl } })}
        />
      </div>
    </Card>
  );
}
