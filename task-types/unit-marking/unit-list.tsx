"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { inTextOrder, unitLimits, type MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { withoutForbidden } from "./forbidden-character";
import type { MarkingTexts, ShownSummary } from "./marking-props";
import { gapsOf } from "./marking-state";
import { labelId, type MarkingControls } from "./use-marking";

interface UnitListProps {
  itemKey: string;
  summaries: readonly ShownSummary[];
  units: readonly MarkedUnit[];
  marking: MarkingControls;
  language: string;
  /** Whether all that is missing is said, too; what is there twice always is. */
  showsAll: boolean;
  texts: MarkingTexts;
}

/** The units marked so far, each with its label and contributors. */
export function UnitList({ units, texts, ...shared }: UnitListProps) {
  return (
    <div className="marking-units">
      <h2 className="marking-heading">
        {texts.units} <span className="marking-weight">{units.length}</span>
      </h2>
      {units.length === 0 ? <p className="marking-hint">{texts.none}</p> : null}
      <ol className="marking-list">
        {units.map((unit, at) => (
          <Unit key={at} {...shared} unit={unit} at={at} texts={texts} />
        ))}
      </ol>
    </div>
  );
}

interface UnitProps extends Omit<UnitListProps, "units"> {
  unit: MarkedUnit;
  at: number;
}

function Unit({ itemKey, summaries, unit, at, marking, language, showsAll, texts }: UnitProps) {
  const number = at + 1;
  const isCurrent = at === marking.current;
  const gaps = gapsOf(unit).filter((gap) => showsAll || gap === "twice");
  const id = labelId(itemKey, at);
  const weight = {
    count: new Set(unit.contributors.map(({ summary }) => summary)).size,
    size: summaries.length,
  };
  return (
    <li>
      <div
        className="marking-unit"
        role="group"
        aria-label={fill(texts.unit, { unit: number })}
        data-current={isCurrent}
      >
        <button
          type="button"
          className="marking-choose"
          aria-pressed={isCurrent}
          aria-label={fill(texts.chooseNamed, { unit: number })}
          onClick={() => marking.choose(at)}
        >
          {number}
        </button>
        <input
          id={id}
          type="text"
          className="marking-label"
          aria-label={fill(texts.labelNamed, { unit: number })}
          aria-describedby={`${id}-gaps`}
          aria-invalid={gaps.length > 0}
          placeholder={texts.label}
          maxLength={unitLimits.label}
          lang={language}
          dir="auto"
          value={unit.label}
          onFocus={() => marking.choose(at)}
          onChange={({ currentTarget }) => marking.rename(at, withoutForbidden(currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
              return;
            event.preventDefault();
            marking.toText();
          }}
        />

        <RemoveButton
          name={fill(texts.removeUnit, { unit: number })}
          onPress={() => marking.removeUnit(at)}
        />
        <bdi className="marking-weight marking-wide">{fill(texts.weight, weight)}</bdi>
        <div id={`${id}-gaps`} className="marking-gaps">
          {gaps.map((gap) => (
            <p key={gap} className="pair-error">
              {texts[gap]}
            </p>
          ))}
        </div>
        <ul className="marking-contributors">
          {unit.contributors.map((contributor, nth) => {
            const { heading = "", text = "" } = summaries[contributor.summary] ?? {};
            const said = inTextOrder(contributor)
              .map(({ start, end }) => text.slice(start, end))
              .join(" … ");
            return (
              <li key={nth} className="marking-contributor">
                <span className="marking-of">{fill(texts.tab, { number: contributor.summary + 1 })}</span>
                <q lang={language} dir="auto">
                  {said}
                </q>
                <RemoveButton
                  name={fill(texts.remove, { heading, unit: number })}
                  onPress={() => marking.takeOut(at, nth)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}

function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className="marking-remove" aria-label={name} onClick={onPress}>
      ×
    </button>
  );
}
