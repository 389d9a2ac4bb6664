"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { languageOptions } from "@/app/_ui/language-options";
import { languageMeant } from "@/server/domain/language/language-meant";
import type { ShownTranslation, ShownTranslations } from "@/server/domain/translation/contracts";
import { AddLanguage } from "./add-language";
import { LanguageRow } from "./language-row";
import { TranslatedField } from "./translated-field";
import { useTextLabel } from "./use-text-label";

interface TranslationDeskProps {
  project: string;
  translations: ShownTranslations;
  /** The language that is worked on; null where none is open. */
  open: ShownTranslation | null;
}

/** The languages of a project's texts, and one text a row, each beside its translation into the open one. */
export function TranslationDesk({ project, translations, open }: TranslationDeskProps) {
  const t = useTranslations("organizer.languages");
  const locale = useLocale();
  const { own, explanations, languages } = translations;
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const nameOf = (language: string) => names.of(language) ?? language;
  const taken = [own, ...languages.map(({ language }) => language)];
  const options = languageOptions(locale, own).filter(
    ({ value }) => languageMeant(taken, value) === undefined,
  );
  return (
    <>
      <Card id="languages" title={t("title")} description={t("hint", { language: nameOf(own) })}>
        {languages.length === 0 ? null : (
          <ul className="flex flex-col">
            {languages.map((translation) => (
              <LanguageRow
                key={translation.language}
                project={project}
                translation={translation}
                isOpen={translation.language === open?.language}
                unexplained={explanations.length - translation.explanations.length}
              />
            ))}
          </ul>
        )}
        <AddLanguage key={taken.join()} project={project} options={options} />
      </Card>
      {open === null ? null : (
        <Card
          id="texts"
          title={t("textsIn", { language: nameOf(open.language) })}
          description={t("textsHint")}
        >
          <Texts project={project} translations={translations} open={open} />
        </Card>
      )}
    </>
  );
}

function Texts({ project, translations, open }: TranslationDeskProps & { open: ShownTranslation }) {
  const t = useTranslations("organizer.languages");
  const { own, texts, explanations } = translations;
  const { language } = open;
  const dimensions = new Set(explanations.map(({ dimension }) => dimension)).size;
  const labelOf = useTextLabel(texts);
  return (
    <>
      {texts.map((shown) => (
        <TranslatedField
          key={`${language} ${shown.place}`}
          {...{ project, own, language }}
          of={{ place: shown.place }}
          label={labelOf(shown)}
          source={shown.text}
          translation={open.texts.find(({ place }) => place === shown.place) ?? null}
        />
      ))}
      {explanations.map(({ itemId, item, dimension, textA, textB, text }) => (
        <TranslatedField
          key={`${language} ${itemId} ${dimension}`}
          {...{ project, own, language }}
          of={{ itemId, item, dimension }}
          label={t(dimensions > 1 ? "kinds.explanation-of" : "kinds.explanation", { of: item, dimension })}
          source={text}
          translation={
            open.explanations.find((one) => one.itemId === itemId && one.dimension === dimension) ?? null
          }
          context={[textA, textB].filter((one) => one !== "")}
        />
      ))}
    </>
  );
}
