import { useTranslations } from "next-intl";
import { LockedField } from "./locked-field";
import { SavedNumber } from "./saved-number";
import type { SectionProps } from "../task-settings/section";

interface FrozenNumberProps extends SectionProps {
  name: "hitSize" | "goldPerHit" | "overlap";
}

/** A number that can be set until the launch and is only shown afterwards. */
export function FrozenNumber({ project, name }: FrozenNumberProps) {
  const t = useTranslations("organizer.setUpProject");
  const value = project.settings[name];
  if (project.frozen.includes(name)) return <LockedField label={t(name)} value={value} />;
  return (
    <SavedNumber
      project={project.slug}
      path={`settings.${name}`}
      label={t(name)}
      hint={t(`${name}Hint`)}
      value={String(value)}
      changeOf={(number) => ({ settings: { [name]: number } })}
    />
  );
}
