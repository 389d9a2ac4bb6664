import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import type { ReportedGroup } from "@/server/domain/item-report/list-contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { ReportedActs } from "./reported-acts";
import { ReportedItemText } from "./reported-item-text";

interface ReportedCardProps {
  project: ProjectDetail;
  group: ReportedGroup;
  /** Whether a report of it waits. */
  isWaiting: boolean;
}

/** One reported item: its texts, why people report it, and what can be done about it. */
export function ReportedCard({ project, group, isWaiting }: ReportedCardProps) {
  const t = useTranslations("organizer.itemReports");
  const { item, dataset, people, skips, judgments, reasons, notes, retired } = group;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4">
      <h2 className="text-label font-semibold wrap-anywhere">
        {t("item", { item, dataset })}
        {group.isGold ? ` · ${t("gold")}` : null}
      </h2>
      <ReportedItemText project={project} group={group} />
      <p className="text-label">{t("figures", { people, skips, judgments })}</p>
      <ul aria-label={t("reasons", { item })} className="flex flex-wrap gap-x-4 gap-y-1 text-label">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>{t("reasonCount", { reason: t(`reason.${reason}`), count })}</li>
        ))}
      </ul>
      {notes.length === 0 ? null : (
        <ul aria-label={t("comments", { item })} className="flex flex-col gap-1 text-label">
          {notes.map(({ annotator, note }, at) => (
            <li key={at} className="wrap-anywhere">
              <span className="me-2 text-muted">{annotator}</span>
              <bdi className="whitespace-pre-wrap">{note}</bdi>
            </li>
          ))}
        </ul>
      )}
      {retired === null ? null : <RetiredLine retired={retired} />}
      {may(project.role, "organize") ? (
        <ReportedActs project={project.slug} group={group} isWaiting={isWaiting} />
      ) : null}
    </article>
  );
}

function RetiredLine({ retired }: { retired: NonNullable<ReportedGroup["retired"]> }) {
  const t = useTranslations("organizer.itemReports");
  return (
    <p className="text-label wrap-anywhere">
      {retired.byRule ? t("retiredByRule") : t("retiredByHand", { reason: retired.reason })}{" "}
      <span className="text-muted">
        <Moment at={retired.at} show="full" />
      </span>
    </p>
  );
}
