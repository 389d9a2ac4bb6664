"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { changeDisplay, displaySettings } from "@/app/_annotator/display-menu/display-settings";
import { Select } from "@/app/_ui/select";

const themes = ["system", "light", "dark"] as const;

function onThemeChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Light, dark or as the system; remembered in this browser, for annotators' pages as well. */
export function ThemeSelect() {
  const t = useTranslations("shared.display");
  const names = { system: t("themeSystem"), light: t("themeLight"), dark: t("themeDark") };
  const theme = useSyncExternalStore(
    onThemeChange,
    () => displaySettings().theme ?? "system",
    () => "system",
  );
  return (
    <Select
      aria-label={t("theme")}
      className="max-w-40"
      value={theme}
      options={themes.map((value) => ({ value, name: names[value] }))}
      onChoose={(value) => changeDisplay("theme", value === "system" ? undefined : value)}
    />
  );
}
