import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { presetNames, presets } from "@/server/domain/preset/presets";

/** The campaigns of the papers, each with the way to a project that begins with its settings. */
export function PresetLinks() {
  const t = useTranslations("organizer.newProject");
  return (
    <section aria-label={t("presetsTitle")} className="flex flex-col gap-2">
      <h2>{t("presetsTitle")}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {presetNames.map((name) => (
          <li key={name}>
            <Link
              href={`/projects/new/${presets[name].taskType}?preset=${name}`}
              className="inline-flex min-h-8 items-center text-label pointer-coarse:min-h-11"
            >
              {t(`papers.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
