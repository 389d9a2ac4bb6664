"use client";

import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { menuButtonStyle, menuItemStyle, menuPopupStyle } from "@/app/_ui/menu-style";

/** More are found on the page of projects, or by Go to. */
const maxShown = 12;

/** The way from one project to another; says in which one is. */
export function ProjectSwitch({ current }: { current: string | undefined }) {
  const t = useTranslations("organizer.shell");
  const [isOpen, setIsOpen] = useState(false);
  const { data: projects } = useQuery(useTRPC().project.list.queryOptions(undefined, { enabled: isOpen }));
  const data = projects?.filter(({ isArchived }) => !isArchived);
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger
        aria-label={current === undefined ? t("chooseProject") : t("switchProject", { current })}
        className={`${menuButtonStyle} max-middle:hidden`}
      >
        <span className="max-w-64 truncate">{current ?? t("projects")}</span>
        <ChevronDown aria-hidden size={14} className="shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={4} className="z-20 outline-none">
          <Menu.Popup className={menuPopupStyle}>
            {data?.slice(0, maxShown).map(({ slug, name }) => (
              <Menu.LinkItem
                key={slug}
                render={<Link href={`/projects/${slug}`} />}
                closeOnClick
                className={menuItemStyle}
              >
                <span className="wrap-anywhere">{name}</span>
              </Menu.LinkItem>
            ))}
            {data === undefined ? (
              <p className="px-2 py-1 text-label text-muted">{t("loadingProjects")}</p>
            ) : null}
            <Menu.Separator className="my-1 border-t border-hairline" />
            <Menu.LinkItem render={<Link href="/projects" />} closeOnClick className={menuItemStyle}>
              {t("allProjects")}
            </Menu.LinkItem>
            <Menu.LinkItem render={<Link href="/projects/new" />} closeOnClick className={menuItemStyle}>
              {t("newProject")}
            </Menu.LinkItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
