"use client";

import { CircleQuestionMark } from "lucide-react";
import dynamic from "next/dynamic";
import { Link } from "@/app/_ui/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { numberKeysOn } from "@/app/_annotator/display-menu/display-settings";
import { menuButtonStyle } from "@/app/_ui/menu-style";
import { helpPageOf } from "./help-page-of";

const HelpPanel = dynamic(() => import("./help-panel").then((loaded) => loaded.HelpPanel), { ssr: false });

/** Beside the work there is room for the panel; on less the help is a page of its own. */
const hasRoom = () => window.matchMedia("(min-width: 60rem)").matches;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The way to the help about the screen that is open; the key is ?, unless single keys are switched off. */
export function HelpButton() {
  const t = useTranslations("organizer.help");
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const offered = helpPageOf(usePathname());
  const close = useCallback(() => {
    setIsOpen(false);
    link.current?.focus();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || !numberKeysOn()) return;
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <Link
        ref={link}
        href={`/help/${offered}`}
        aria-expanded={isOpen}
        className={`${menuButtonStyle} no-underline`}
        onClick={(event) => {
          if (!hasRoom()) return;
          event.preventDefault();
          if (isOpen) close();
          else setIsOpen(true);
        }}
      >
        <CircleQuestionMark aria-hidden size={18} className="middle:hidden" />
        <span className="sr-only middle:not-sr-only">{t("title")}</span>
      </Link>
      {isOpen ? <HelpPanel offered={offered} onClose={close} /> : null}
    </>
  );
}
