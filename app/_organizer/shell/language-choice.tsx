"use client";

import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { menuItemStyle } from "@/app/_ui/menu-style";
import { interfaceLanguages } from "@/server/domain/language/interface-languages";
import {
  organizerLanguage,
  organizerLanguages,
  type OrganizerLanguage,
} from "@/server/domain/language/organizer-languages";

/** The languages of organizers' pages by their own names; remembered in this browser, for annotators' pages as well. */
export function LanguageChoice() {
  const t = useTranslations("organizer.shell");
  return (
    <Menu.RadioGroup
      value={organizerLanguage(useLocale())}
      onValueChange={(language: OrganizerLanguage) => void readIn(language)}
    >
      <Menu.Group>
        <Menu.GroupLabel className="px-2 pt-2 text-label text-muted">{t("language")}</Menu.GroupLabel>
        {organizerLanguages.map((tag) => (
          <Menu.RadioItem key={tag} value={tag} lang={tag} className={menuItemStyle}>
            <span className="inline-flex w-4">
              <Menu.RadioItemIndicator>
                <Check aria-hidden size={14} />
              </Menu.RadioItemIndicator>
            </span>
            {interfaceLanguages[tag].name}
          </Menu.RadioItem>
        ))}
      </Menu.Group>
    </Menu.RadioGroup>
  );
}

async function readIn(language: OrganizerLanguage): Promise<void> {
  // The answer leads to a page; this one is loaded again in any case, also where the server could not be reached.
  await fetch("/language", {
    method: "POST",
    body: new URLSearchParams({ language }),
    redirect: "manual",
  }).catch(() => null);
  window.location.reload();
}
