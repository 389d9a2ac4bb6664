"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef } from "react";

import type { PreviewPart } from "./preview-parts";

interface PreviewFrameProps {
  /** The address of the page below /projects: a project's, or that of what a preset begins with. */
  project: string;
  preset?: string;
  /** Which of the project's pages, and in which of its languages; absent is a page of work as its texts were written. */
  shown?: { part: PreviewPart; language: string | null };
  phone: boolean;
  /** Absent leaves the page as this browser's settings have it. */
  theme?: "light" | "dark";
  /** Absent leaves the page as the project's language has it. */
  direction?: "ltr" | "rtl";
  /** Another value draws the page anew from what has been saved. */
  version?: string | null;
  className: string;
}

/** The preview's own document in a frame, so that its width decides the layout as a window's does. */
export function PreviewFrame({
  project,
  preset,
  shown,
  phone,
  theme,
  direction,
  version,
  className,
}: PreviewFrameProps) {
  const t = useTranslations("organizer.preview");
  const frame = useRef<HTMLIFrameElement>(null);
  // Set from outside, without reloading: answers tried out in the preview stay.
  const applySwitches = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!root) return;
    if (theme) root.dataset.theme = theme;
    if (direction) root.dir = direction;
  }, [theme, direction]);
  useEffect(applySwitches, [applySwitches]);
  const query = new URLSearchParams({
    ...(preset !== undefined && { preset }),
    ...(shown !== undefined && shown.part !== "page" && { show: shown.part }),
    ...(shown !== undefined && shown.language !== null && { language: shown.language }),
  }).toString();
  return (
    <iframe
      key={version}
      ref={frame}
      title={t("frame")}
      src={`/projects/${project}/preview/frame${query === "" ? "" : `?${query}`}`}
      onLoad={applySwitches}
      className={`rounded-card border border-control bg-page ${phone ? "w-[22.5rem] max-w-full" : "w-full"} ${className}`}
    />
  );
}
