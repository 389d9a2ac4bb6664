"use client";

import type { ItemViewProps, OrganizerView } from "@/app/_organizer/task/organizer-view";
import { isOf } from "@/app/_annotator/widget/widget";
import type { TaskFigures } from "@/server/domain/agreement/task-figures";
import { UnitFigures } from "./unit-figures";

function Summaries({ item, language }: ItemViewProps) {
  if (!isOf("unit-marking", item)) return null;
  return (
    <dl className="grid gap-2">
      {item.summaries.map(({ heading, text }, at) => (
        <div key={at}>
          <dt lang={language} dir="auto" className="text-label font-semibold">
            {heading}
          </dt>
          <dd lang={language} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Agreement({ figures }: { figures: TaskFigures }) {
  return figures.type === "unit-marking" ? <UnitFigures figures={figures} /> : null;
}

export const unitMarkingView: OrganizerView = { Item: Summaries, Figures: Agreement };
