import { getLocale, getTranslations } from "next-intl/server";
import {
  defaultLanguage,
  interfaceLanguages,
  languageTags,
  shippedLanguage,
} from "@/server/domain/language/interface-languages";
import { textDirection } from "@/server/domain/project/text-direction";

const panelId = "language-panel";

/** The languages of the pages by their own names, as a button with a panel. It works without scripts. */
export async function LanguageMenu({ project }: { project: string }) {
  const t = await getTranslations("annotator.header");
  const current = shippedLanguage(await getLocale()) ?? defaultLanguage;
  return (
    <>
      <button type="button" className="top-button" popoverTarget={panelId} aria-label={t("language")}>
        <span lang={current}>{interfaceLanguages[current].name}</span>
      </button>
      <div id={panelId} popover="auto" className="panel" role="group" aria-label={t("language")}>
        <form method="post" action={`/p/${project}/language`} className="languages">
          {languageTags.map((tag) => (
            <button
              key={tag}
              name="language"
              value={tag}
              lang={tag}
              dir={textDirection(tag)}
              aria-current={tag === current}
            >
              {interfaceLanguages[tag].name}
            </button>
          ))}
        </form>
      </div>
    </>
  );
}
