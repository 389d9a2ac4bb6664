"use client";

import { Menu } from "@base-ui/react/menu";
import { Check, ChevronDown, CircleUserRound } from "lucide-react";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { changeDisplay, displaySettings } from "@/app/_annotator/display-menu/display-settings";
import { signOut } from "@/app/_organizer/account/sign-out";
import { menuButtonStyle, menuItemStyle, menuPopupStyle } from "@/app/_ui/menu-style";
import { LanguageChoice } from "./language-choice";

/** Who is signed in: their account, the theme, the language and the way out. */
export function AccountMenu({ name }: { name: string }) {
  const t = useTranslations("organizer.shell");
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={t("accountMenu", { name })} className={menuButtonStyle}>
        <CircleUserRound aria-hidden size={18} className="shrink-0 middle:hidden" />
        <span className="hidden truncate middle:inline">{name}</span>
        <ChevronDown aria-hidden size={14} className="shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-20 outline-none">
          <Menu.Popup className={menuPopupStyle}>
            <p className="px-2 py-1 text-label text-muted wrap-anywhere">{t("signedInAs", { name })}</p>
            <Menu.LinkItem render={<Link href="/account" />} closeOnClick className={menuItemStyle}>
              {t("account")}
            </Menu.LinkItem>
            <ThemeChoice />
            <LanguageChoice />
            <Menu.Separator className="my-1 border-t border-hairline" />
            <Menu.Item className={menuItemStyle} onClick={() => void signOut("/sign-in")}>
              {t("signOut")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Light, dark or as the system; remembered in this browser, for annotators' pages as well. */
function ThemeChoice() {
  const t = useTranslations("shared.display");
  const names = { system: t("themeSystem"), light: t("themeLight"), dark: t("themeDark") };
  const theme = useSyncExternalStore(
    onThemeChange,
    () => displaySettings().theme ?? "system",
    () => "system",
  );
  return (
    <Menu.RadioGroup
      value={theme}
      onValueChange={(value: Theme) => changeDisplay("theme", value === "system" ? undefined : value)}
    >
      <Menu.Group>
        <Menu.GroupLabel className="px-2 pt-2 text-label text-muted">{t("theme")}</Menu.GroupLabel>
        {themes.map((value) => (
          <Menu.RadioItem key={value} value={value} className={menuItemStyle}>
            <span className="inline-flex w-4">
              <Menu.RadioItemIndicator>
                <Check aria-hidden size={14} />
              </Menu.RadioItemIndicator>
            </span>
            {names[value]}
          </Menu.RadioItem>
        ))}
      </Menu.Group>
    </Menu.RadioGroup>
  );
}

function onThemeChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
