import { useTranslations } from "next-intl";
import { ButtonLink } from "./button-link";

interface PageLinksProps {
  /** From 1. */
  page: number;
  /** Entries on all pages. */
  total: number;
  pageSize: number;
  addressOf: (page: number) => string;
}

/** The way through a list longer than a page. */
export function PageLinks({ page, total, pageSize, addressOf }: PageLinksProps) {
  const t = useTranslations("organizer.ui");
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3 text-label">
      {page > 1 ? <ButtonLink href={addressOf(Math.min(page - 1, pages))}>{t("previous")}</ButtonLink> : null}
      <span>{t("pageOf", { page, pages })}</span>
      {page < pages ? <ButtonLink href={addressOf(page + 1)}>{t("next")}</ButtonLink> : null}
    </nav>
  );
}
