import "@fontsource-variable/noto-sans";
import "@fontsource-variable/noto-sans-arabic";
import "@fontsource-variable/noto-sans-hebrew";
import "@/app/_styles/organizer.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DisplayScript } from "@/app/_annotator/display-menu/display-script";
import { messages } from "@/app/_messages/messages";
import { ServerConnection } from "@/app/_trpc/client";
import { siteMetadata } from "@/app/_ui/site-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.shell");
  const product = t("product");
  return { ...siteMetadata(), title: { template: `%s · ${product}`, default: product } };
}

export default async function OrganizerLayout({ children }: { children: ReactNode }) {
  const { organizer, shared } = messages;
  const sent = await headers();
  return (
    <html lang="en" data-image-hosts={sent.get("x-image-hosts") ?? ""} suppressHydrationWarning>
      <head>
        <DisplayScript />
      </head>
      <body>
        <NextIntlClientProvider messages={{ organizer, shared }}>
          <ServerConnection>{children}</ServerConnection>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
