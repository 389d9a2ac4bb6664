"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";

/** What stands in place of a page that could not be drawn; the digest is the server log's reference. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const t = useTranslations("organizer.brokenPage");
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-4 p-6">
      <h1>{t("title")}</h1>
      <p>{error.digest ? t("text", { reference: error.digest }) : t("textHere")}</p>
      <Button variant="primary" onClick={reset}>
        {t("again")}
      </Button>
    </main>
  );
}
