"use client";

import { Link } from "@/app/_ui/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { currentScreen, type CurrentScreen } from "./current-screen";
import type { ShownScreenGroup } from "./screens";
import { ScreensSheet } from "./screens-sheet";
import { useWaiting, waitingIn, type Waiting } from "./use-waiting";
import { WaitingCount } from "./waiting-count";

interface ProjectNavProps {
  project: string;
  groups: ShownScreenGroup[];
}

/** The screens of a project: two rows of links, on a phone a sheet; then the name of the screen. */
export function ProjectNav({ project, groups }: ProjectNavProps) {
  const t = useTranslations("organizer.nav");
  const current = currentScreen(usePathname(), groups);
  const waiting = useWaiting(project);
  return (
    <>
      <ScreensSheet groups={groups} current={current} waiting={waiting} />
      <div className="hidden flex-col middle:flex">
        <nav aria-label={t("label")}>
          <LinkRow isFirst>
            {groups.map((group) => (
              <GroupLink key={group.name} group={group} current={current} waiting={waiting} />
            ))}
          </LinkRow>
        </nav>
        {current !== null && current.group.screens.length > 1 ? (
          <nav aria-label={t(`groups.${current.group.name}`)}>
            <LinkRow>
              {current.group.screens.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href} aria-current={ariaOf(current, href)} className={`${linkStyle} min-h-8`}>
                    {t(`screens.${name}`)}
                    <WaitingCount count={waiting[name]} />
                  </Link>
                </li>
              ))}
            </LinkRow>
          </nav>
        ) : null}
      </div>
      {current?.isExact === true ? <h1 className="pt-2">{t(`screens.${current.screen.name}`)}</h1> : null}
    </>
  );
}

const linkStyle =
  "inline-flex items-center gap-1.5 border-b-2 border-transparent px-3 text-label text-muted no-underline hover:border-control hover:text-text aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-text";

/** Whether a screen is the page itself or what the page lies below. */
function ariaOf({ screen, isExact }: CurrentScreen, href: string): "page" | "true" | undefined {
  if (screen.href !== href) return undefined;
  return isExact ? "page" : "true";
}

function LinkRow({ isFirst, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <ul className={`flex flex-wrap gap-x-1 border-hairline ${isFirst === true ? "border-b" : "pt-1"}`}>
      {children}
    </ul>
  );
}

interface GroupLinkProps {
  group: ShownScreenGroup;
  current: CurrentScreen | null;
  waiting: Waiting;
}

function GroupLink({ group, current, waiting }: GroupLinkProps) {
  const t = useTranslations("organizer.nav");
  const [first] = group.screens;
  const isCurrent = current?.group.name === group.name;
  const isPage = isCurrent && current.isExact && current.screen === first;
  return (
    <li>
      <Link
        href={first?.href ?? ""}
        aria-current={isPage ? "page" : isCurrent ? "true" : undefined}
        className={`${linkStyle} min-h-9`}
      >
        {t(`groups.${group.name}`)}
        <WaitingCount count={waitingIn(group, waiting)} />
      </Link>
    </li>
  );
}
