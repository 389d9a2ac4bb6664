import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_components/ui/button-link";
import { itemAddress, type ItemQuery } from "./item-query";

interface ItemPageLinksProps {
  query: ItemQuery;
  total: number;
  pageSize: number;
}

/** The way through a list longer than a page. */
export function ItemPageLinks({ query, total, pageSize }: ItemPageLinksProps) {
  const t = useTranslations("organizer.items");
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && query.page === 1) return null;
  const to = (page: number) => itemAddress({ ...query, page });
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3 text-label">
      {query.page > 1 ? (
        <ButtonLink href={to(Math.min(query.page - 1, pages))}>{t("previous")}</ButtonLink>
      ) : null}
      <span>{t("pageOf", { page: query.page, pages })}</span>
      {query.page < pages ? <ButtonLink href={to(query.page + 1)}>{t("next")}</ButtonLink> : null}
    </nav>
  );
}
