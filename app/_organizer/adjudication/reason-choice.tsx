import { useId } from "react";
import { useTranslations } from "next-intl";
import { adjudicationReasons, type AdjudicationReason } from "@/server/domain/adjudication/adjudication";
import { ErrorMark } from "@/app/_ui/error-mark";

interface ReasonChoiceProps {
  reason: AdjudicationReason | null;
  error: boolean;
  onChoose: (reason: AdjudicationReason) => void;
}

/** Why the annotators differ, as native radio buttons that digits choose while the focus is among them. */
export function ReasonChoice({ reason, error, onChoose }: ReasonChoiceProps) {
  const t = useTranslations("organizer.adjudication");
  const errorId = useId();
  return (
    <fieldset
      data-reasons
      className="flex min-w-0 flex-col gap-1"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1 text-label font-semibold">{t("reason")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {adjudicationReasons.map((each, at) => (
          <label key={each} className="inline-flex min-h-8 items-center gap-2 text-label">
            <input
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              className="size-5 accent-accent"
              onChange={() => onChoose(each)}
            />
            <kbd className="text-muted">{at + 1}</kbd> {t(`reasons.${each}`)}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {t("reasonMissing")}
        </p>
      ) : null}
    </fieldset>
  );
}
