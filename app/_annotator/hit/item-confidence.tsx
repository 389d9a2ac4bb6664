import type { Dispatch } from "react";
import { confidenceName, confidences, type Confidence } from "@/server/domain/assignment/item-remarks";
import type { HitAction } from "./hit-state";
import type { HitTemplates } from "./hit-texts";

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
