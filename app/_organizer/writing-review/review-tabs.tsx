import { useTranslations } from "next-intl";
import Link from "next/link";
import { reviewStates, type WrittenPage } from "@/server/domain/writing/contracts";
import { reviewAddress, type ReviewQuery } from "./review-query";

/** Which texts are shown, with how many there are of each. */
export function ReviewTabs({ query, counts }: { query: ReviewQuery; counts: WrittenPage["counts"] }) {
  const t = useTranslations("organizer.task.pair-writing.review");
  return (
    <nav aria-label={t("show")}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label">
        {reviewStates.map((state) => (
          <li key={state}>
            <Link
              href={reviewAddress({ show: state, page: 1 })}
              aria-current={query.show === state ? "page" : undefined}
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
