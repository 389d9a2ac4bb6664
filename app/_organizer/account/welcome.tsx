import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TouchstoneMark } from "@/app/_ui/touchstone-mark";

/** The frame of the pages before the sign-in: whose they are, and what it is in a sentence. */
export function Welcome({ children }: { children: ReactNode }) {
  const t = useTranslations("organizer.welcome");
  return (
    <main className="mx-auto flex max-w-md flex-col gap-4 px-4 py-12">
      <div className="flex items-center gap-3">
        <TouchstoneMark size={40} />
        <div>
          <p className="text-h2 font-semibold">{t("product")}</p>
          <p className="text-label text-muted">{t("what")}</p>
        </div>
      </div>
      {children}
    </main>
  );
}
