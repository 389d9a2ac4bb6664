import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TouchstoneMark } from "@/app/_ui/touchstone-mark";

/** The frame of an evaluation's public pages, which know nothing of who signed in. */
export function PublicFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const t = useTranslations("organizer.evaluation.public");
  return (
    <>
      <header
        aria-label={t("header")}
        className="flex min-h-12 items-center gap-2 border-b border-hairline bg-surface px-4 py-1.5 text-label font-semibold"
      >
        <TouchstoneMark size={20} />
        {t("product")}
      </header>
      <main className="mx-auto flex max-w-[90rem] flex-col gap-4 p-4">
        <h1 dir="auto">{title}</h1>
        {children}
      </main>
    </>
  );
}
