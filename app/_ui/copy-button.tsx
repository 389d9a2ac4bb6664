"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "./button";

/** Copies a text and says so; where the browser does not allow it, selecting the text by hand remains. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslations("organizer.ui");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      onClick={() => void copy()}
      aria-label={copied ? t("copiedName", { name }) : t("copyName", { name })}
    >
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
