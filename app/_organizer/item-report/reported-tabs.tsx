import { useTranslations } from "next-intl";
import Link from "next/link";
import { reportedItemStates, type ReportedList } from "@/server/domain/item-report/list-contracts";
import { reportedAddress, type ReportedQuery } from "./reported-query";

/** Which reported items are shown, with how many there are of each. */
export function ReportedTabs({ query, counts }: { query: ReportedQuery; counts: ReportedList["counts"] }) {
  const t = useTranslations("organizer.itemReports");
  return (
    <nav aria-label={t("show")}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label">
        {reportedItemStates.map((state) => (
          <li key={state}>
            <Link
              href={reportedAddress({ state, page: 1 })}
              aria-current={query.state === state ? "page" : undefined}
              className="inline-flex min-h-8 items-center aria-[current]:font-semibold pointer-coarse:min-h-11"
            >
              {t("tab", { state: t(`states.${state}`), count: counts[state] })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
