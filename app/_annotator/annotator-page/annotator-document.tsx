import type { ReactNode } from "react";
import "@fontsource-variable/noto-sans";
import "@fontsource-variable/noto-sans-arabic";
import "@fontsource-variable/noto-sans-hebrew";
import { getLocale } from "next-intl/server";
import { textDirection } from "@/server/domain/project/text-direction";
import "@/app/_styles/annotator.css";
import { DisplayScript } from "../display-menu/display-script";

interface AnnotatorDocumentProps {
  /** The project's language, which sets the direction of the page. */
  language: string;
  children: ReactNode;
}

/** The document around every page an annotator sees. */
export async function AnnotatorDocument({ language, children }: AnnotatorDocumentProps) {
  return (
    <html lang={language} dir={textDirection(language)} suppressHydrationWarning>
      <head>
        <DisplayScript />
      </head>
      <body lang={await getLocale()}>{children}</body>
    </html>
  );
}
