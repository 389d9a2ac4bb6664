"use client";

import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonStyle } from "@/app/_ui/button-style";
import type { ProjectDetail } from "@/server/domain/project/contracts";

const GoTo = dynamic(() => import("./go-to").then((loaded) => loaded.GoTo), { ssr: false });

/** Opens Go to by its button or by Ctrl or ⌘ and K; its code is loaded on first use. */
export function GoToButton({ project }: { project: ProjectDetail | undefined }) {
  const t = useTranslations("organizer.goTo");
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setState("open");
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className={buttonStyle("secondary")}
        onClick={() => setState("open")}
      >
        <Search aria-hidden size={14} />
        <span className="sr-only middle:not-sr-only">{t("title")}</span>
        <kbd aria-hidden className="hidden font-normal text-muted middle:inline">
          {t("keys")}
        </kbd>
      </button>
      {state === "never" ? null : (
        <GoTo
          project={project}
          isOpen={state === "open"}
          onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
        />
      )}
    </>
  );
}
