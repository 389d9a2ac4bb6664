import { useTranslations } from "next-intl";
import type { JobSnapshot } from "@/server/domain/job/job";

const shownDigits = 12;

/** What data a job read, with the beginning of their fingerprint. */
export function SnapshotText({ snapshot }: { snapshot: JobSnapshot }) {
  const t = useTranslations("organizer.job");
  const { items, annotators, judgments, fingerprint } = snapshot;
  return (
    <>
      {t("snapshot", { items, annotators, judgments })}{" "}
      <span title={fingerprint} className="font-mono">
        {fingerprint.slice(0, shownDigits)}
      </span>
    </>
  );
}
