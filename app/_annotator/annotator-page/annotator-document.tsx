import type { ReactNode } from "react";
import { getLocale } from "next-intl/server";
import { textDirection } from "@/server/domain/project/text-direction";
import "@/app/_styles/annotator.css";
import "@/app/_styles/annotator-fonts.css";
import { DisplayScript } from "../display-menu/display-script";

interface AnnotatorDocumentProps {
  /** The project's language, which sets the direction of items and scales. */
  language: string;
  children: ReactNode;
}

/** The document around every page an annotator sees. */
export async function AnnotatorDocument({ language, children }: AnnotatorDocumentProps) {
  const locale = await getLocale();
  return (
    <html
      lang={locale}
      dir={textDirection(locale)}
      data-items={textDirection(language)}
      suppressHydrationWarning
    >
      <head>
        <DisplayScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
