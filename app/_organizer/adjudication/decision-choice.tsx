import { useId } from "react";
import { useFormatter, useTranslations } from "next-intl";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { useWayName } from "../aggregation/use-way-name";
import type { EnteredRating } from "@/app/_annotator/hit/hit-state";
import { NumberInput } from "@/app/_annotator/scale-input/number-input";
import { isTyped, type ScaleDirection } from "@/app/_annotator/scale-input/scale-cell";
import { ScaleInput } from "@/app/_annotator/scale-input/scale-input";
import { Button } from "@/app/_ui/button";
import { ErrorMark } from "@/app/_ui/error-mark";

interface DecisionChoiceProps {
  item: AdjudicationCase;
  language: string;
  direction: ScaleDirection;
  /** The project's way to gold values, which the item keeps where the mean is accepted. */
  aggregation: AggregationPolicy["aggregation"];
  decision: AdjudicationDecision | null;
  error: boolean;
  onChoose: (decision: AdjudicationDecision) => void;
  onClear: () => void;
  onGoOn: () => void;
}

const valueOf = (decision: AdjudicationDecision | null): EnteredRating | undefined => {
  if (decision?.kind === "value") return decision.value;
  return decision?.kind === "not-applicable" ? "NA" : undefined;
};

/** The scale as annotators had it, and beside it the mean as it is. */
export function DecisionChoice(props: DecisionChoiceProps) {
  const { item, language, direction, aggregation, decision, error, onChoose, onClear, onGoOn } = props;
  const t = useTranslations("organizer.adjudication");
  const format = useFormatter();
  const nameOf = useWayName();
  const errorId = useId();
  const { scale, mean } = item;
  const { min: low, max: high } = scaleRange(scale);
  const value = valueOf(decision);
  const answer = (given: EnteredRating) =>
    onChoose(given === "NA" ? { kind: "not-applicable" } : { kind: "value", value: given });
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-label font-semibold">
        {t("decision")} <span className="sr-only">{item.question}</span>
      </legend>
      {isTyped(scale) ? (
        <NumberInput
          name="decision"
          key={adjudicationKey(item)}
          scale={scale}
          value={value}
          label={t("typed", { low, high, step: scale.step })}
          error={null}
          onAnswer={answer}
          onOffScale={onClear}
          onGoOn={onGoOn}
        />
      ) : (
        <ScaleInput
          name="decision"
          scale={scale}
          direction={direction}
          language={language}
          value={value}
          texts={{
            notApplicable: t("notApplicable"),
            notApplicableLabel: t("notApplicableLabel"),
            between: t("between", { value: "{value}", low: "{low}", high: "{high}" }),
            yourAnswer: t("chosen", { answer: "{answer}" }),
          }}
          onAnswer={answer}
          onGoOn={onGoOn}
        />
      )}
      <div>
        <Button
          aria-pressed={decision?.kind === "mean"}
          className="aria-pressed:border-accent aria-pressed:bg-accent-tint"
          onClick={() => onChoose({ kind: "mean" })}
        >
          <kbd>{t("keys.mean")}</kbd>{" "}
          {mean.value === null
            ? t("acceptUndefined")
            : t("accept", { mean: format.number(mean.value, { maximumFractionDigits: 2 }) })}
        </Button>
        {aggregation.method === "mean" ? null : (
          <p className="mt-1 text-label text-muted">{t("acceptKeeps", { way: nameOf(aggregation) })}</p>
        )}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {t("decisionMissing")}
        </p>
      ) : null}
    </fieldset>
  );
}
