"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { hostsOfDocument } from "@/app/_organizer/shell/hosts-of-document";
import { TextArea } from "@/app/_ui/text-area";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";
import { useTypedField } from "./use-typed-field";

const Markdown = dynamic(async () => (await import("@/app/_ui/markdown")).Markdown, {
  ssr: false,
});

interface SavedMarkdownProps extends SavedFieldProps {
  value: string;
  rows: number;
  /** The language of the text and the hosts of its pictures, for the preview. */
  language: string;
  imageHosts: readonly string[];
  changeOf: (text: string) => ProjectChange;
}

/** Markdown beside what annotators will read; saved while one types. */
export function SavedMarkdown({ rows, language, imageHosts, label, hint, ...field }: SavedMarkdownProps) {
  const t = useTranslations("organizer.setUpProject");
  const state = useTypedField({ ...field, textOf: String });
  const shown = useDeferredValue(state.text);
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <SavedField label={label} hint={hint} state={state}>
        {(control) => (
          <TextArea
            {...control}
            rows={rows}
            lang={language}
            dir="auto"
            value={state.text}
            onChange={(event) => state.type(event.target.value)}
            onBlur={state.leave}
          />
        )}
      </SavedField>
      <section aria-label={t("previewOf", { name: label })} className="flex min-w-0 flex-col gap-1">
        <p className="text-label font-semibold">{t("preview")}</p>
        <div className="rounded-cell border border-hairline p-3 wrap-anywhere">
          <Markdown source={shown} language={language} imageHosts={hostsOfDocument(imageHosts)} />
        </div>
      </section>
    </div>
  );
}
