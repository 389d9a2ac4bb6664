"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { UnitsText } from "@/app/_organizer/answer/units-text";
import { Card } from "@/app/_ui/card";
import { Select } from "@/app/_ui/select";
import type { UnitMarkingFigures } from "@/server/domain/agreement/task-figures";

type Pyramids = UnitMarkingFigures["pyramids"];

/** What two people marked in an item, beside each other; which item and which two can be chosen. */
export function PyramidsBeside({ pyramids }: { pyramids: Pyramids }) {
  const t = useTranslations("organizer.task.unit-marking.figures");
  const [at, setAt] = useState(0);
  const [people, setPeople] = useState<readonly [number, number]>([0, 1]);
  const shown = pyramids[at];
  if (shown === undefined) return null;
  const { headings, marked } = shown;
  const options = marked.map(({ annotator }, number) => ({ value: String(number), name: annotator }));
  const choose = (side: 0 | 1, value: string) =>
    setPeople(side === 0 ? [Number(value), people[1]] : [people[0], Number(value)]);
  return (
    <Card id="pyramids" title={t("beside")} description={t("besideHint")}>
      <Choice
        label={t("item")}
        value={String(at)}
        options={pyramids.map(({ item }, number) => ({ value: String(number), name: item }))}
        onChoose={(value) => {
          setAt(Number(value));
          setPeople([0, 1]);
        }}
      />
      <ol className="flex list-none flex-wrap gap-x-4 text-label text-muted">
        {headings.map((heading, number) => (
          <li key={number} className="wrap-anywhere">
            {t("summary", { number: number + 1, heading })}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        {([0, 1] as const).map((side) => (
          <section key={side} aria-label={t("person", { number: side + 1 })} className="flex flex-col gap-2">
            <Choice
              label={t("person", { number: side + 1 })}
              value={String(people[side])}
              options={options}
              onChoose={(value) => choose(side, value)}
            />
            <UnitsText units={marked[people[side]]?.units ?? []} />
          </section>
        ))}
      </div>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; name: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex max-w-sm flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <Select id={id} {...select} />
    </div>
  );
}
