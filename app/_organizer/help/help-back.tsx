"use client";

import { Link } from "@/app/_ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

/** The way back to the screen that the help was opened from, and to all of the help. */
export function HelpBack() {
  const t = useTranslations("organizer.help");
  const router = useRouter();
  return (
    <nav aria-label={t("title")} className="flex flex-wrap gap-x-4 text-label">
      <Link
        href="/projects"
        className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        onClick={(event) => {
          if (window.history.length < 2) return;
          event.preventDefault();
          router.back();
        }}
      >
        {t("back")}
      </Link>
      <Link href="/help" className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
        {t("all")}
      </Link>
    </nav>
  );
}
