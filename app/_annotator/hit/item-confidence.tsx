import type { Dispatch } from "react";
import { confidences, type Confidence } from "@/server/domain/assignment/confidence";
import type { HitAction, HitState } from "./hit-state";
import type { HitTemplates } from "./hit-texts";

/** What the radio buttons of an item's confidence are called, so that one pressed before any script ran is found. */
export const confidenceName = (itemKey: string) => `${itemKey} confidence`;

interface ItemConfidenceProps {
  itemKey: string;
  confidence: Confidence | undefined;
  dispatch: Dispatch<HitAction>;
  texts: HitTemplates;
}

/** How sure an annotator is of what they answered about an item; nobody has to say. */
export function ItemConfidence({ itemKey, confidence, dispatch, texts }: ItemConfidenceProps) {
  return (
    <fieldset className="item-confidence">
      <legend>{texts.confidence}</legend>
      {confidences.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={confidenceName(itemKey)}
            value={value}
            checked={confidence === value}
            autoComplete="off"
            onChange={() => dispatch({ type: "was-sure", key: itemKey, confidence: value })}
          />
          {texts[`confidence${value}`]}
        </label>
      ))}
    </fieldset>
  );
}

/** The confidences chosen among radio buttons, by item. */
export function chosenConfidences(
  itemKeys: readonly string[],
  radios: ReadonlyMap<string, string>,
): HitState["confidences"] {
  const chosen = itemKeys.flatMap((key) => {
    const value = confidences.find((each) => String(each) === radios.get(confidenceName(key)));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(chosen);
}
