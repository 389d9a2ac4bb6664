"use client";

import { useTranslations } from "next-intl";
import { TextArea } from "@/app/_ui/text-area";
import { SavedField } from "../saved-field/saved-field";
import { useTypedText } from "../saved-field/use-typed-field";
import { StillFits } from "./still-fits";
import { translationPath, useSaveTranslation, type TranslatedPlace } from "./use-save-translation";

interface TranslatedFieldProps {
  project: string;
  /** Of the source, and of the translation (BCP 47). */
  own: string;
  language: string;
  of: TranslatedPlace;
  label: string;
  source: string;
  /** Null where there is none yet. */
  translation: { text: string; isOutdated: boolean } | null;
  /** What an explanation explains. */
  context?: readonly string[];
}

/** About so many letters stand on a line of a field. */
const lettersOfLine = 60;
const rowsAtMost = 16;

/** A text beside its translation, which is saved while one types. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { project, own, language, of, label, source, translation, context = [] } = props;
  const t = useTranslations("organizer.languages");
  const state = useTypedText(
    {
      project,
      path: translationPath(language, of),
      value: translation?.text ?? "",
      changeOf: (text) => ({ text }),
      textOf: String,
    },
    useSaveTranslation(project, language, of),
  );
  const hint = translation === null ? t("missing") : translation.isOutdated ? t("outdated") : undefined;
  const lines = source
    .split("\n")
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / lettersOfLine), 0);
  return (
    <div className="grid gap-x-4 gap-y-2 border-t border-hairline pt-4 middle:grid-cols-2">
      <section aria-label={t("sourceOf", { name: label })} className="flex min-w-0 flex-col gap-1">
        <p className="text-label font-semibold">{label}</p>
        {context.map((text) => (
          <p key={text} lang={own} dir="auto" className="text-label text-muted wrap-anywhere">
            {text}
          </p>
        ))}
        <p lang={own} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {source}
        </p>
      </section>
      <SavedField label={t("translationOf", { name: label })} hint={hint} state={state}>
        {(control) => (
          <TextArea
            {...control}
            rows={Math.min(rowsAtMost, Math.max(2, lines))}
            lang={language}
            dir="auto"
            value={state.text}
            onChange={(event) => state.type(event.target.value)}
            onBlur={state.leave}
          />
        )}
      </SavedField>
      {translation?.isOutdated === true && state.text === translation.text ? (
        <StillFits {...{ project, language, of, label }} text={translation.text} />
      ) : null}
    </div>
  );
}
