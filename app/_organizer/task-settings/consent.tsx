"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { SavedMarkdown } from "../saved-field/saved-markdown";
import { SavedText } from "../saved-field/saved-text";
import { PrivacySettings } from "./privacy";
import type { SectionProps } from "./section";

/** What annotators agree to, and who answers their questions. */
export function ConsentSettings({ project }: SectionProps) {
  const t = useTranslations("organizer.setUpProject");
  const { slug, settings } = project;
  return (
    <Card id="consent" title={t("consent")} description={t("consentHint")}>
      <SavedMarkdown
        project={slug}
        path="settings.consent"
        label={t("consentText")}
        rows={6}
        language={project.language}
        imageHosts={project.settings.imageHosts}
        value={settings.consent}
        changeOf={(consent) => ({ settings: { consent } })}
      />
      <div id="contact" className="grid max-w-3xl scroll-mt-4 gap-4 middle:grid-cols-2">
        <SavedText
          project={slug}
          path="settings.contactName"
          label={t("contactName")}
          hint={t("contactNameHint")}
          autoComplete="name"
          value={settings.contactName}
          changeOf={(contactName) => ({ settings: { contactName } })}
        />
        <SavedText
          project={slug}
          path="settings.contactEmail"
          label={t("contactEmail")}
          type="email"
          autoComplete="email"
          value={settings.contactEmail}
          changeOf={(contactEmail) => ({ settings: { contactEmail } })}
        />
      </div>
      <PrivacySettings project={project} />
    </Card>
  );
}
