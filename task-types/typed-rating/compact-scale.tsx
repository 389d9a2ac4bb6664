"use client";

import type { HitProject } from "@/app/_annotator/hit/hit-project";
import type { EnteredRating } from "@/app/_annotator/hit/hit-state";
import type { HitTemplates } from "@/app/_annotator/hit/hit-texts";
import { ScaleCellBox, type CellGroup } from "@/app/_annotator/scale-input/cell";
import { printedValue } from "@/app/_annotator/scale-input/printed-value";
import { scaleCells } from "@/app/_annotator/scale-input/scale-cell";
import { scaleKeyDown } from "@/app/_annotator/scale-input/scale-key-down";
import { valueName } from "@/app/_annotator/scale-input/value-name";
import type { ShownScale } from "@/server/domain/scale/shown-scale";

interface CompactScaleProps {
  name: string;
  scale: ShownScale;
  value: EnteredRating | undefined;
  project: Pick<HitProject, "textsLanguage" | "scaleDirection">;
  texts: HitTemplates;
  onAnswer: (value: EnteredRating) => void;
  onGoOn: () => void;
}

/** A scale in little room: only numbers in its cells, under them what the ends mean and what was answered. */
export function CompactScale({ name, scale, value, project, texts, onAnswer, onGoOn }: CompactScaleProps) {
  const cells = scaleCells(scale, project.scaleDirection);
  const group: CellGroup = {
    name,
    language: project.textsLanguage,
    value,
    tabStop: value ?? cells[0]?.value,
    onAnswer,
    onKeyDown: (event) => scaleKeyDown(event, { isAnswered: value !== undefined, onGoOn }),
  };
  return (
    <>
      <div className="scale scale-compact">
        {cells.map((cell) => (
          <ScaleCellBox
            key={cell.value}
            group={group}
            value={cell.value}
            printed={printedValue(cell.value)}
            label=""
            spoken={valueName(cells, cell.value, texts.between)}
          />
        ))}
        {scale.notApplicable ? (
          <ScaleCellBox
            group={group}
            value="NA"
            printed={texts.notApplicable}
            label=""
            spoken={`${texts.notApplicable}, ${texts.notApplicableLabel}`}
            apart
          />
        ) : null}
      </div>
      <p className="compact-labels" lang={project.textsLanguage} aria-hidden="true">
        <span>{cells[0]?.label}</span>
        <strong dir="auto">{answerLabel()}</strong>
        <span>{cells.at(-1)?.label}</span>
      </p>
    </>
  );

  function answerLabel(): string {
    if (value === undefined) return "";
    return value === "NA" ? texts.notApplicableLabel : valueName(cells, value, texts.between);
  }
}
