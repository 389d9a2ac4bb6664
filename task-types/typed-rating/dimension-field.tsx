"use client";

import { numberName } from "@/server/domain/task/answer-form";
import type { Dispatch } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import type { HitProject } from "@/app/_annotator/hit/hit-project";
import type { HitAction, InputKind, EnteredRating } from "@/app/_annotator/hit/hit-state";
import type { HitTemplates } from "@/app/_annotator/hit/hit-texts";
import { NumberInput } from "@/app/_annotator/scale-input/number-input";
import { isTyped } from "@/app/_annotator/scale-input/scale-cell";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";
import { CompactScale } from "./compact-scale";
import type { TypedTexts } from "./typed-texts";

export interface DimensionFieldProps {
  questionKey: string;
  dimension: ShownDimension;
  /** "3 of 8" */
  place: string;
  /** What a screen reader says when the focus comes to it. */
  name: string;
  isCurrent: boolean;
  /** The one that is shown where there is room for one. */
  isShown: boolean;
  value: EnteredRating | undefined;
  isMissing: boolean;
  project: HitProject;
  dispatch: Dispatch<HitAction>;
  inputKind: () => InputKind;
  hit: HitTemplates;
  texts: TypedTexts;
}

/** One dimension on which two records are rated, with what is meant by it. */
export function DimensionField(props: DimensionFieldProps) {
  const { questionKey: key, dimension, value, isMissing, project, dispatch, hit, texts } = props;
  const { label, definition, scale } = dimension;
  const { min: low, max: high } = scaleRange(scale);
  const answer = (given: EnteredRating) =>
    dispatch({ type: "answered", key, value: given, input: props.inputKind(), goOn: false });
  const goOn = () => dispatch({ type: "went-on" });
  const errorId = `${key}-error`;
  return (
    // No landmark: a page has as many of these as records times dimensions, and each is a group by its legend.
    <div
      className="dimension"
      data-pair={key}
      data-current={props.isCurrent}
      data-shown={props.isShown}
      onFocus={() => dispatch({ type: "entered", key })}
    >
      <div className="dimension-head">
        <div role="group" aria-label={props.name} tabIndex={-1} id={`${key}-texts`}>
          <span className="dimension-place" aria-hidden="true" dir="auto">
            {props.place}
          </span>{" "}
          <span className="dimension-label" lang={project.textsLanguage} dir="auto">
            {label}
          </span>
        </div>
        {definition === "" ? null : (
          <details className="dimension-meaning">
            <summary aria-label={fill(texts.meaning, { dimension: label })}>?</summary>
            <p lang={project.textsLanguage} dir="auto">
              {definition}
            </p>
          </details>
        )}
      </div>
      <fieldset className="dimension-scale" aria-describedby={isMissing ? errorId : undefined}>
        <legend className="sr-only" lang={project.textsLanguage}>
          {label}
        </legend>
        {isMissing ? (
          <p id={errorId} className="pair-error">
            {hit.noAnswer}
          </p>
        ) : null}
        {isTyped(scale) ? (
          <NumberInput
            name={numberName(key)}
            scale={scale}
            value={value}
            label={fill(hit.typed, { low, high, step: scale.step })}
            error={null}
            onAnswer={answer}
            onOffScale={() => dispatch({ type: "cleared", key })}
            onGoOn={goOn}
          />
        ) : (
          <CompactScale
            name={key}
            {...{ scale, value, project }}
            texts={hit}
            onAnswer={answer}
            onGoOn={goOn}
          />
        )}
      </fieldset>
    </div>
  );
}
