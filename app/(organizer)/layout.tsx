import "@fontsource-variable/noto-sans";
import "@fontsource-variable/noto-sans-arabic";
import "@fontsource-variable/noto-sans-hebrew";
import "@/app/_styles/organizer.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DisplayScript } from "@/app/_annotator/display-menu/display-script";
import { OrganizerWords } from "@/app/_messages/organizer-words";
import { ServerConnection } from "@/app/_trpc/client";
import { siteMetadata } from "@/app/_ui/site-metadata";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";
import { textDirection } from "@/server/domain/project/text-direction";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.shell");
  const product = t("product");
  return { ...siteMetadata(), title: { template: `%s · ${product}`, default: product } };
}

export default async function OrganizerLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const language = organizerLanguage(locale);
  const sent = await headers();
  return (
    <html
      lang={language}
      dir={textDirection(language)}
      data-image-hosts={sent.get("x-image-hosts") ?? ""}
      suppressHydrationWarning
    >
      <head>
        <DisplayScript />
      </head>
      <body>
        <OrganizerWords language={language} locale={locale}>
          <ServerConnection>{children}</ServerConnection>
        </OrganizerWords>
      </body>
    </html>
  );
}
