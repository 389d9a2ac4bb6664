import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { maxCounted } from "@/server/domain/adjudication/most-counted";
import { shortRunwayHits } from "@/server/domain/gold/runway-left";
import type { ProjectProgress } from "@/server/domain/project/progress";

interface NeedsYouProps {
  project: string;
  progress: ProjectProgress;
  /** Whether this person may see and change where annotators stand. */
  mayOrganize: boolean;
  /** Whether this person may decide where annotators differ. */
  mayAdjudicate: boolean;
}

/** What waits for an organizer; the only part of the page that is announced when it changes. */
export function NeedsYou({ project, progress, mayOrganize, mayAdjudicate }: NeedsYouProps) {
  const t = useTranslations("organizer.overview");
  const { contestCount, objectionCount, toAdjudicate, dimensions, runway, state } = progress;
  const isOne = dimensions.length === 1 ? "yes" : "no";
  const shortPeople = state === "closed" ? 0 : runway.shortPeople;
  const waiting = [
    { count: contestCount, to: "gold", text: t("contests", { count: contestCount }) },
    {
      count: mayOrganize ? objectionCount : 0,
      to: "annotators?sort=objection",
      text: t("objections", { count: objectionCount }),
    },
    {
      count: mayAdjudicate ? toAdjudicate.decisions : 0,
      to: "adjudication",
      text:
        toAdjudicate.decisions > maxCounted
          ? t("toAdjudicateMany", { count: maxCounted, isOne })
          : t("toAdjudicate", { ...toAdjudicate, isOne }),
    },
    { count: shortPeople, to: "gold", text: t("shortOfGold", { count: shortPeople, hits: shortRunwayHits }) },
  ].filter(({ count }) => count > 0);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-label empty:hidden">
      {waiting.length > 0 ? <span className="font-semibold">{t("needsYou")}</span> : null}
      {waiting.map(({ to, text }) => (
        <Link key={text} href={`/projects/${project}/${to}`} className="inline-flex min-h-6 items-center">
          {text}
        </Link>
      ))}
    </p>
  );
}
