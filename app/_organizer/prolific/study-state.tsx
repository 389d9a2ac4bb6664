import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";

/** How the study is at Prolific, as far as it is known here, and what is odd about it. */
export function StudyState({ study }: Pick<ProlificView, "study">) {
  const t = useTranslations("organizer.prolific");
  const status = study?.status ?? null;
  return (
    <>
      <p className="text-label">
        {study === null || status === null
          ? t("notThere")
          : t.rich("status", {
              status,
              places: study.places ?? 0,
              b: (text) => <strong>{text}</strong>,
            })}{" "}
        {status === null ? null : t(`meanings.${meaningOf(status)}`)}{" "}
        {study?.comparedAt
          ? t.rich("readAt", { time: () => <Moment at={study.comparedAt ?? ""} show="full" /> })
          : null}
      </p>
      {study?.status === "PAUSED" && study.isPausedByUs ? (
        <Notice tone="info" title={t("pausedByUs")} />
      ) : null}
      {study?.isCreationUnknown ? <Notice tone="warn" title={t("creationUnknown")} /> : null}
      {study?.problem ? <Notice tone="warn" title={t("problem", { said: study.problem })} /> : null}
      {study !== null && study.changedThere.length > 0 ? (
        <Notice
          tone="warn"
          title={t("changedThere", {
            fields: study.changedThere.map((field) => t(`changed.${changedName(field)}`)).join(", "),
          })}
        />
      ) : null}
    </>
  );
}

type Status = NonNullable<NonNullable<ProlificView["study"]>["status"]>;

const meaningOf = (status: Status) => (status === "AWAITING REVIEW" ? "AWAITING_REVIEW" : status);

const changedNames = ["title", "rewardMinor", "minutes", "link", "codes"] as const;

const changedName = (field: string) => changedNames.find((each) => each === field) ?? "other";
