"use client";

import { Dialog } from "@base-ui/react/dialog";
import { ChevronDown } from "lucide-react";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useRef, useState, type Ref } from "react";
import { buttonStyle } from "@/app/_ui/button-style";
import type { CurrentScreen } from "./current-screen";
import type { ShownScreenGroup } from "./screens";
import { waitingIn, type Waiting } from "./use-waiting";
import { WaitingCount } from "./waiting-count";

interface ScreensSheetProps {
  groups: ShownScreenGroup[];
  current: CurrentScreen | null;
  waiting: Waiting;
}

/** On a phone: a button that says where one is, and opens all screens of the project under their groups. */
export function ScreensSheet({ groups, current, waiting }: ScreensSheetProps) {
  const t = useTranslations("organizer.nav");
  const [isOpen, setIsOpen] = useState(false);
  const here = useRef<HTMLAnchorElement>(null);
  const all = groups.reduce((sum, group) => sum + waitingIn(group, waiting), 0);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        aria-label={t("open", { place: placeOf(current, t) })}
        className={`${buttonStyle("secondary")} w-full justify-between middle:hidden`}
      >
        <span className="inline-flex items-center gap-2">
          {placeOf(current, t)}
          <WaitingCount count={all} />
        </span>
        <ChevronDown aria-hidden size={16} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={here}
          className="fixed inset-0 z-20 flex flex-col gap-2 overflow-y-auto overscroll-contain bg-surface p-4 outline-none"
        >
          <div className="flex items-center justify-between gap-2">
            <Dialog.Title className="text-h2 font-semibold">{t("label")}</Dialog.Title>
            <Dialog.Close className={buttonStyle("secondary")}>{t("close")}</Dialog.Close>
          </div>
          <nav aria-label={t("label")}>
            {groups.map((group) => (
              <SheetGroup
                key={group.name}
                group={group}
                current={current}
                waiting={waiting}
                here={here}
                onChoose={() => setIsOpen(false)}
              />
            ))}
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type NavTexts = ReturnType<typeof useTranslations<"organizer.nav">>;

/** Where one is: group and screen, or only the group where it has the one screen. */
function placeOf(current: CurrentScreen | null, t: NavTexts): string {
  if (current === null) return t("elsewhere");
  const group = t(`groups.${current.group.name}`);
  if (current.group.screens.length === 1) return group;
  return t("place", { group, screen: t(`screens.${current.screen.name}`) });
}

interface SheetGroupProps {
  group: ShownScreenGroup;
  current: CurrentScreen | null;
  waiting: Waiting;
  /** The link that is focused when the sheet opens. */
  here: Ref<HTMLAnchorElement>;
  onChoose: () => void;
}

function SheetGroup({ group, current, waiting, here, onChoose }: SheetGroupProps) {
  const t = useTranslations("organizer.nav");
  const isAlone = group.screens.length === 1;
  return (
    <section className="flex flex-col border-b border-hairline py-1 last:border-b-0">
      {isAlone ? null : (
        <h3 className="pt-2 text-label font-semibold text-muted">{t(`groups.${group.name}`)}</h3>
      )}
      <ul>
        {group.screens.map((screen) => {
          const isCurrent = current?.screen.href === screen.href;
          return (
            <li key={screen.name}>
              <Link
                ref={isCurrent ? here : undefined}
                href={screen.href}
                aria-current={isCurrent ? "page" : undefined}
                onClick={onChoose}
                className="flex min-h-11 items-center gap-2 rounded-cell px-2 text-text no-underline aria-[current]:bg-accent-tint aria-[current]:font-semibold"
              >
                {isAlone ? t(`groups.${group.name}`) : t(`screens.${screen.name}`)}
                <WaitingCount count={waiting[screen.name]} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
