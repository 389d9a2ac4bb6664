import { getLocale, getTranslations } from "next-intl/server";
import {
  defaultLanguage,
  interfaceLanguages,
  languageTags,
  shippedLanguage,
} from "@/server/domain/language/interface-languages";
import { textDirection } from "@/server/domain/project/text-direction";
import type { ShownProject } from "@/server/domain/project/shown-project";

const panelId = "language-panel";

interface LanguageMenuProps {
  project: Pick<ShownProject, "slug" | "otherLanguages" | "translation">;
}

/**
 * The languages of the pages by their own names, and those that only the project's texts are there in, as a button with a
 * panel. It works without scripts.
 */
export async function LanguageMenu({ project }: LanguageMenuProps) {
  const t = await getTranslations("annotator.header");
  const current = shippedLanguage(await getLocale()) ?? defaultLanguage;
  return (
    <>
      <button type="button" className="top-button" popoverTarget={panelId} aria-label={t("language")}>
        <span lang={current}>{interfaceLanguages[current].name}</span>
      </button>
      <div id={panelId} popover="auto" className="panel" role="group" aria-label={t("language")}>
        <form method="post" action={`/p/${project.slug}/language`} className="languages">
          {languageTags.map((tag) => (
            <LanguageButton
              key={tag}
              tag={tag}
              name={interfaceLanguages[tag].name}
              isCurrent={tag === current}
            />
          ))}
          {project.otherLanguages.map((tag) => (
            <LanguageButton key={tag} tag={tag} name={ownName(tag)} isCurrent={tag === project.translation} />
          ))}
        </form>
      </div>
    </>
  );
}

/** What a language is called in itself. */
const ownName = (tag: string) => new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

function LanguageButton({ tag, name, isCurrent }: { tag: string; name: string; isCurrent: boolean }) {
  return (
    <button name="language" value={tag} lang={tag} dir={textDirection(tag)} aria-current={isCurrent}>
      {name}
    </button>
  );
}
