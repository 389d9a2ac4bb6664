import { getLocale, getTranslations } from "next-intl/server";
import { interfaceLanguages, languageTags } from "@/server/domain/language/interface-languages";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";
import { textDirection } from "@/server/domain/project/text-direction";

/** Says over an annotator's page that nobody's work has ended, and offers it in every language. */
export async function EndPreviewBand({ address }: { address: string }) {
  const t = await getTranslations("organizer.endPreview");
  const locale = await getLocale();
  const language = organizerLanguage(locale);
  return (
    <aside
      className="simulated-band"
      aria-label={t("bandLabel")}
      lang={language}
      dir={textDirection(language)}
    >
      <p>{t("band")}</p>
      <nav aria-label={t("languages")}>
        {languageTags.map((tag) => (
          <a
            key={tag}
            href={`${address}&language=${tag}`}
            lang={tag}
            aria-current={tag === locale ? "true" : undefined}
          >
            {interfaceLanguages[tag].name}
          </a>
        ))}
      </nav>
    </aside>
  );
}
