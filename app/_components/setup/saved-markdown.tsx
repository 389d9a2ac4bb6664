"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { TextArea } from "@/app/_components/ui/text-area";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";

const Markdown = dynamic(async () => (await import("@/app/_components/markdown/markdown")).Markdown, {
  ssr: false,
});

interface SavedMarkdownProps extends SavedFieldProps {
  value: string;
  rows: number;
  /** The language of the text, for the preview. */
  language: string;
  changeOf: (text: string) => ProjectChange;
}

/** Markdown beside what annotators will read; saved when it is left. */
export function SavedMarkdown({ value, rows, language, changeOf, ...field }: SavedMarkdownProps) {
  const t = useTranslations("organizer.setUpProject");
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  const shown = useDeferredValue(text);
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <SavedField {...field}>
        {(control, save) => (
          <TextArea
            {...control}
            rows={rows}
            lang={language}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => {
              if (text === last) return;
              setLast(text);
              save(changeOf(text));
            }}
          />
        )}
      </SavedField>
      <section aria-label={t("previewOf", { name: field.label })} className="flex min-w-0 flex-col gap-1">
        <p className="text-label font-semibold">{t("preview")}</p>
        <div className="rounded-cell border border-hairline p-3 wrap-anywhere">
          <Markdown source={shown} language={language} />
        </div>
      </section>
    </div>
  );
}
