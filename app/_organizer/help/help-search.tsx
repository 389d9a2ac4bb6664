"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@/app/_ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";

/** Finds pages of the help by their words. */
export function HelpSearch({ onOpen }: { onOpen?: (name: string) => void }) {
  const t = useTranslations("organizer.help");
  const language = organizerLanguage(useLocale());
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const { data: found } = useQuery(
    useTRPC().help.search.queryOptions(
      { text: asked, language },
      { enabled: asked !== "", placeholderData: keepPreviousData },
    ),
  );
  const shown = asked === "" ? undefined : found;
  return (
    <search className="flex flex-col gap-2">
      <Field label={t("search")}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-label text-muted empty:hidden">
        {shown === undefined ? "" : t("found", { count: shown.length })}
      </p>
      {shown === undefined || shown.length === 0 ? null : (
        <ul className="flex flex-col gap-2 border-b border-hairline pb-3">
          {shown.map(({ name, language: written, title, excerpt }) => (
            <li key={name} lang={written} className="text-label">
              <Link
                href={`/help/${name}`}
                className="inline-flex min-h-6 items-center font-semibold"
                onClick={(event) => {
                  setText("");
                  if (onOpen === undefined) return;
                  event.preventDefault();
                  onOpen(name);
                }}
              >
                {title}
              </Link>
              <p className="text-muted">{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
