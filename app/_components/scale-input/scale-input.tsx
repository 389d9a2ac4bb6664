import type { KeyboardEvent } from "react";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { Value } from "../hit/hit-state";
import { Cell } from "./cell";
import { scaleCells, type ScaleDirection } from "./scale-cell";
import { pageDirection } from "./page-direction";
import { printedValue } from "./printed-value";
import { radioMove } from "./radio-move";
import { RowStyle, rowClass } from "./row-style";
import { rowWidth } from "./row-width";

export interface ScaleTexts {
  notApplicable: string;
  notApplicableLabel: string;
}

interface ScaleInputProps {
  name: string;
  scale: ShownScale;
  direction: ScaleDirection;
  language: string;
  value: Value | undefined;
  texts: ScaleTexts;
  onAnswer: (value: Value) => void;
  onGoOn: () => void;
}

/** All admissible values as one group of native radio buttons, in a row where it fits and else in a column. */
export function ScaleInput(props: ScaleInputProps) {
  const { name, scale, direction, language, value, texts, onAnswer, onGoOn } = props;
  const cells = scaleCells(scale, direction);
  const rem = rowWidth(cells, scale.notApplicable);
  const tabStop = value ?? cells[0]?.value;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (value !== undefined) onGoOn();
      return;
    }
    const group = event.currentTarget.closest(".scale");
    const radios = [...(group?.querySelectorAll("input") ?? [])];
    const at = radios.indexOf(event.currentTarget);
    const to = radioMove(event.key, at, radios.length, pageDirection(event.currentTarget));
    if (to === null) return;
    event.preventDefault();
    radios[to]?.focus();
    if (to !== at) radios[to]?.click();
  };

  const common = { name, language, onAnswer, onKeyDown };

  return (
    <div className="scale-frame">
      {rem === null ? null : <RowStyle rem={rem} />}
      <div className={`scale ${rem === null ? "" : rowClass(rem)}`}>
        {cells.map((cell) => (
          <Cell
            {...common}
            key={cell.value}
            value={cell.value}
            printed={printedValue(cell.value)}
            label={cell.label}
            checked={value === cell.value}
            isTabStop={tabStop === cell.value}
            apart={false}
          />
        ))}
        {scale.notApplicable ? (
          <Cell
            {...common}
            value="NA"
            printed={texts.notApplicable}
            label={texts.notApplicableLabel}
            checked={value === "NA"}
            isTabStop={tabStop === "NA"}
            apart
          />
        ) : null}
      </div>
    </div>
  );
}
