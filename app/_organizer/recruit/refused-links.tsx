import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import type { RefusedLinkCount } from "@/server/domain/recruiter/contracts";

/** How many links of recruiters let nobody in, what was wrong with them and what to do about it. */
export function RefusedLinks({ refused }: { refused: readonly RefusedLinkCount[] }) {
  const t = useTranslations("organizer.refusedLinks");
  const recruiters = useTranslations("organizer.recruiters.names");
  if (refused.length === 0) return null;
  return (
    <Card title={t("title")} description={t("text")}>
      <ul className="flex flex-col">
        {refused.map(({ recruiter, problem, count, lastAt }) => (
          <li
            key={`${recruiter} ${problem}`}
            className="flex flex-col gap-1 border-b border-hairline py-2 last:border-b-0"
          >
            <span className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{recruiters(recruiter)}</span>
              <span className="tabular-nums">{t("count", { count })}</span>
              <span className="text-label text-muted">
                {t("last")} <Moment at={lastAt} show="full" />
              </span>
            </span>
            <span>{t(`problems.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
