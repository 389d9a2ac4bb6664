"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Link } from "@/app/_ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { Skeleton } from "@/app/_ui/skeleton";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";
import { HelpMarkdown } from "./help-markdown";
import { HelpSearch } from "./help-search";

interface HelpPanelProps {
  /** The page about the screen that is open. */
  offered: string;
  onClose: () => void;
}

/** The help beside the work, which stays usable. It keeps its page on another screen and offers the one about that. */
export function HelpPanel({ offered, onClose }: HelpPanelProps) {
  const t = useTranslations("organizer.help");
  const ui = useTranslations("organizer.ui");
  const [name, setName] = useState(offered);
  const title = useRef<HTMLHeadingElement>(null);
  const language = organizerLanguage(useLocale());
  const { data: page } = useQuery(
    useTRPC().help.page.queryOptions({ name, language }, { staleTime: Infinity }),
  );
  const { data: other } = useQuery(
    useTRPC().help.page.queryOptions(
      { name: offered, language },
      { enabled: offered !== name, staleTime: Infinity },
    ),
  );
  const panel = useRef<HTMLElement>(null);
  useEffect(() => title.current?.focus(), [page?.name]);
  useEffect(() => {
    const shown = panel.current;
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) onClose();
    };
    shown?.addEventListener("keydown", closeOnEscape);
    return () => shown?.removeEventListener("keydown", closeOnEscape);
  }, [onClose]);
  useEffect(() => {
    document.documentElement.dataset["help"] = "open";
    return () => void delete document.documentElement.dataset["help"];
  }, []);
  return (
    <aside
      ref={panel}
      aria-label={t("title")}
      className="fixed inset-y-0 end-0 z-10 flex w-full max-w-[25rem] flex-col gap-3 overflow-y-auto overscroll-contain border-s border-hairline bg-surface p-4 shadow-lg"
    >
      <div className="flex items-center justify-between gap-2">
        <Link href={`/help/${name}`} target="_blank" className="inline-flex min-h-8 items-center text-label">
          {t("inTab")}
        </Link>
        <button
          type="button"
          aria-label={t("close")}
          className="inline-flex size-8 cursor-pointer items-center justify-center rounded-cell text-muted hover:text-text pointer-coarse:size-11"
          onClick={onClose}
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      <HelpSearch onOpen={setName} />
      {other === undefined || offered === name ? null : (
        <button
          type="button"
          className="min-h-8 cursor-pointer self-start text-start text-label text-accent underline pointer-coarse:min-h-11"
          onClick={() => setName(offered)}
        >
          {t("offer", { title: other.title })}
        </button>
      )}
      {page === undefined ? (
        <Skeleton rows={8} label={ui("loading")} />
      ) : (
        <>
          <h2 ref={title} lang={page.language} tabIndex={-1} className="outline-none">
            {page.title}
          </h2>
          <HelpMarkdown page={page} top={3} onOpen={setName} />
        </>
      )}
    </aside>
  );
}
