import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JobWatch } from "@/app/_organizer/job/job-watch";
import { Toasts } from "@/app/_ui/toast";
import { SignOutButton } from "./sign-out-button";
import { ThemeSelect } from "./theme-select";

/** The frame of every screen behind the sign-in. */
export function Shell({ accountName, children }: { accountName: string; children: ReactNode }) {
  const t = useTranslations("organizer.shell");
  return (
    <Toasts>
      <a
        href="#content"
        className="absolute start-2 -top-20 rounded-cell bg-surface p-2 focus:top-2 focus:z-10"
      >
        {t("skip")}
      </a>
      <header
        aria-label={t("header")}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline bg-surface px-4 py-2 text-label"
      >
        <Link
          href="/projects"
          className="me-auto inline-flex min-h-8 items-center font-semibold text-text no-underline"
        >
          {t("product")}
        </Link>
        <JobWatch />
        <Link href="/account" className="inline-flex min-h-8 items-center text-muted">
          {t("signedInAs", { name: accountName })}
        </Link>
        <ThemeSelect />
        <SignOutButton />
      </header>
      <main
        id="content"
        aria-label={t("content")}
        tabIndex={-1}
        className="mx-auto flex max-w-[90rem] flex-col gap-4 p-4 outline-none"
      >
        {children}
      </main>
    </Toasts>
  );
}
