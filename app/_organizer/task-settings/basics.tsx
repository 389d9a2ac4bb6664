"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { Option } from "@/app/_ui/select";
import { LockedField } from "../saved-field/locked-field";
import type { SectionProps } from "./section";
import { SavedChoice } from "../saved-field/saved-choice";
import { SavedText } from "../saved-field/saved-text";

interface BasicsProps extends SectionProps {
  languages: Option[];
  /** The pages of annotators exist in the project's language, and no native speaker has read them yet. */
  isUnread: boolean;
}

/** Name, address and language. */
export function Basics({ project, languages, isUnread }: BasicsProps) {
  const t = useTranslations("organizer.setUpProject");
  const shipped = useTranslations("organizer.interfaceLanguages");
  const { slug } = project;
  return (
    <Card id="basics" title={t("basics")}>
      <div className="grid max-w-3xl gap-4 middle:grid-cols-2">
        <SavedText
          project={slug}
          path="name"
          label={t("name")}
          value={project.name}
          changeOf={(name) => ({ name })}
        />
        {project.state === "draft" ? (
          <SavedText
            project={slug}
            path="slug"
            label={t("address")}
            hint={t("addressHint", { slug })}
            value={slug}
            changeOf={(next) => ({ slug: next })}
            onlyWhenLeft
          />
        ) : (
          <LockedField label={t("address")} value={t("addressHint", { slug })} reason={t("addressLocked")} />
        )}
        <SavedChoice
          project={slug}
          path="language"
          label={t("language")}
          hint={isUnread ? `${t("languageHint")} ${shipped("notYetRead")}` : t("languageHint")}
          value={project.language}
          options={languages}
          changeOf={(language) => ({ language })}
        />
      </div>
    </Card>
  );
}
