"use client";

import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import { blankReasons } from "@/server/domain/task/pair-writing/answer-limits";
import { blankName } from "./field-names";
import type { WritingDraft } from "./writing-draft";

interface BlankChoiceProps {
  itemKey: string;
  draft: WritingDraft;
  texts: WidgetTexts["pair-writing"];
  onChange: (draft: WritingDraft) => void;
}

/** Why a text is left blank; what was written before is kept. */
export function BlankChoice(props: BlankChoiceProps) {
  const { draft, texts, onChange } = props;
  return (
    <div className="writing">
      <BlankReasons {...props} />
      <button type="button" className="writing-switch" onClick={() => onChange({ ...draft, blank: null })}>
        {texts.writeAfterAll}
      </button>
    </div>
  );
}

/** The reasons for leaving a text blank. */
export function BlankReasons({ itemKey, draft, texts, onChange }: BlankChoiceProps) {
  return (
    <fieldset className="writing-reasons">
      <legend>{texts.why}</legend>
      {blankReasons.map((reason) => (
        <label key={reason}>
          <input
            type="radio"
            name={blankName(itemKey)}
            value={reason}
            checked={draft.blank === reason}
            onChange={() => onChange({ ...draft, blank: reason })}
          />
          {texts[reason]}
        </label>
      ))}
    </fieldset>
  );
}
