"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDimensionName } from "@/app/_organizer/answer/use-dimension-name";
import { NumberField } from "@/app/_ui/number-field";
import { Cell } from "@/app/_ui/table";
import { TextInput } from "@/app/_ui/text-input";
import type { Promotable, SuggestedAnswer } from "@/server/domain/batch/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { GivenValues } from "./given-values";

interface PromotableRowProps {
  item: Promotable;
  project: ProjectDetail;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: (item: Promotable) => void;
}

/** One item that people agree on: what they said, and what would be right from then on. */
export function PromotableRow({ item, project, isChosen, onChoose, onChange }: PromotableRowProps) {
  const dimensionName = useDimensionName();
  const t = useTranslations("organizer.batches.promotion");
  const format = useFormatter();
  const id = item.externalId;
  const change = (dimension: string, part: Partial<SuggestedAnswer>) =>
    onChange({
      ...item,
      answers: item.answers.map((one) => (one.dimension === dimension ? { ...one, ...part } : one)),
    });
  const nameOf = (dimension: string) =>
    project.dimensions.length === 1 ? "" : dimensionName(project, dimension);
  const named = (text: string, dimension: string) => [text, id, nameOf(dimension)].filter(Boolean).join(", ");
  return (
    <tr>
      <Cell className="min-w-48">
        <label className="inline-flex min-h-8 items-center gap-2 font-semibold pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-5 accent-accent pointer-coarse:size-6"
          />
          {id}
        </label>
        <span dir="auto" lang={project.language} className="line-clamp-2 text-muted">
          {item.textA}
        </span>
        <span dir="auto" lang={project.language} className="line-clamp-2 text-muted">
          {item.textB}
        </span>
      </Cell>
      <Cell label={t("given")}>
        <span className="block whitespace-nowrap">
          {t("agreed", {
            share: format.number(item.agreement, { style: "percent" }),
            count: item.judgments,
          })}
        </span>
        {item.answers.map((answer) => (
          <GivenValues key={answer.dimension} name={nameOf(answer.dimension)} answer={answer} />
        ))}
      </Cell>
      <Cell label={t("answer")}>
        {item.answers.map((answer) =>
          answer.order === null ? (
            <span key={answer.dimension} className="mb-1 flex items-center gap-2">
              <NumberField
                aria-label={named(t("answer"), answer.dimension)}
                className="w-20"
                value={answer.answer}
                min={-1_000}
                max={1_000}
                decimals={2}
                onValue={(value) => change(answer.dimension, { answer: value })}
              />
              <span className="text-muted">
                {item.named?.[answer.answer - 1] ?? nameOf(answer.dimension)}
              </span>
            </span>
          ) : (
            <span key={answer.dimension} lang={project.language}>
              {answer.order.map((at) => item.candidates?.[at] ?? "").join(" › ")}
            </span>
          ),
        )}
      </Cell>
      <Cell label={t("explanation")} across className="min-w-56">
        {item.answers.map((answer) => (
          <TextInput
            key={answer.dimension}
            aria-label={named(t("explanation"), answer.dimension)}
            maxLength={2_000}
            className="mb-1"
            value={answer.explanation}
            onChange={(event) => change(answer.dimension, { explanation: event.target.value })}
          />
        ))}
      </Cell>
    </tr>
  );
}
