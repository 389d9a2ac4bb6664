"use client";

import dynamic from "next/dynamic";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { Messages } from "./messages";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";

interface WordsProps {
  /** The locale of numbers and dates. */
  locale: string;
  children: ReactNode;
}

type WordsOfOrganizers = Pick<Messages, "organizer" | "shared">;

function givingWords(messages: WordsOfOrganizers): ComponentType<WordsProps> {
  return function Words({ locale, children }) {
    return (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    );
  };
}

const words: Record<OrganizerLanguage, ComponentType<WordsProps>> = {
  en: dynamic(async () => givingWords((await import("./en/words-of-organizers")).englishForOrganizers)),
  de: dynamic(async () => givingWords((await import("./de/words-of-organizers")).germanForOrganizers)),
};

/**
 * Gives organizers' pages their words as a script of each language, which browsers keep. In the pages themselves they would
 * be a quarter of a megabyte each time.
 */
export function OrganizerWords({ language, ...props }: WordsProps & { language: OrganizerLanguage }) {
  const Words = words[language];
  return <Words {...props} />;
}
