"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { shownGroups } from "@/app/_organizer/project-shell/screens";
import { useTRPC } from "@/app/_trpc/client";
import { controlStyle } from "@/app/_ui/control-style";
import { menuItemStyle } from "@/app/_ui/menu-style";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { matchingDestinations, type Destination, type DestinationGroup } from "./matching-destinations";

interface GoToProps {
  project: ProjectDetail | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One field over the screens, projects, items and annotators that one can open. */
export function GoTo({ project, isOpen, onOpenChange }: GoToProps) {
  const t = useTranslations("organizer.goTo");
  const router = useRouter();
  const [text, setText] = useState("");
  const groups = useDestinations(project, useDeferredValue(text.trim()));
  const close = (next: boolean) => {
    onOpenChange(next);
    if (!next) setText("");
  };
  const go = ({ href }: Destination) => {
    close(false);
    router.push(href);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-[#0008]" />
        <Dialog.Popup
          aria-label={t("title")}
          className="fixed inset-x-4 top-16 z-20 mx-auto flex max-h-[min(36rem,calc(100dvh-5rem))] max-w-lg flex-col gap-2 rounded-card border border-hairline bg-surface p-3 shadow-lg outline-none"
        >
          <Autocomplete.Root
            open
            inline
            autoHighlight="always"
            keepHighlight
            items={groups}
            filter={null}
            value={text}
            onValueChange={setText}
            itemToStringValue={({ name }: Destination) => name}
          >
            <Autocomplete.Input
              aria-label={t(project === undefined ? "field" : "fieldInProject")}
              placeholder={t(project === undefined ? "field" : "fieldInProject")}
              className={controlStyle}
            />
            <Autocomplete.Empty className="px-2 text-label text-muted empty:hidden">
              {t("nothing")}
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain">
              {(group: DestinationGroup) => (
                <Autocomplete.Group key={group.name} items={group.items} className="pb-1">
                  <Autocomplete.GroupLabel className="px-2 pt-1 text-label font-semibold text-muted">
                    {t(`groups.${group.name}`)}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(place: Destination) => (
                      <Autocomplete.Item
                        key={place.href}
                        value={place}
                        className={menuItemStyle}
                        onClick={() => go(place)}
                      >
                        <span className="min-w-0 truncate">{place.name}</span>
                        {place.hint === undefined ? null : (
                          <span className="ms-auto shrink-0 text-muted">{place.hint}</span>
                        )}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <Dialog.Close className="sr-only">{t("close")}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where one can go with what is typed: what is here is matched at once, items and annotators are asked for. */
function useDestinations(project: ProjectDetail | undefined, text: string): DestinationGroup[] {
  const nav = useTranslations("organizer.nav");
  const trpc = useTRPC();
  const { data: projects = [] } = useQuery(trpc.project.list.queryOptions());
  const slug = project?.slug ?? "";
  const isAsked = project !== undefined && text !== "";
  const asked = { enabled: isAsked, placeholderData: keepPreviousData };
  const items = useQuery(trpc.item.list.queryOptions({ project: slug, search: text }, asked)).data;
  const seesPeople = project !== undefined && may(project.role, "organize");
  const people = useQuery(
    trpc.annotator.list.queryOptions(
      { project: slug, search: text },
      { ...asked, enabled: isAsked && seesPeople },
    ),
  ).data;
  const screens = (project === undefined ? [] : shownGroups(project)).flatMap((group) =>
    group.screens.map(({ name, href }) => ({
      name: nav(`screens.${name}`),
      hint: group.screens.length > 1 ? nav(`groups.${group.name}`) : undefined,
      href,
    })),
  );
  return matchingDestinations(text, {
    screens,
    projects: projects.map((each) => ({ name: each.name, href: `/projects/${each.slug}` })),
    items: !isAsked
      ? []
      : (items?.items ?? []).map(({ externalId, dataset }) => ({
          name: externalId,
          hint: dataset,
          href: `/projects/${slug}/items?search=${encodeURIComponent(externalId)}`,
        })),
    annotators: !isAsked
      ? []
      : (people?.annotators ?? []).map(({ pseudonym, externalId }) => ({
          name: pseudonym,
          hint: externalId ?? undefined,
          href: `/projects/${slug}/annotators/${encodeURIComponent(pseudonym)}`,
        })),
  });
}
