"use client";

import "./writing.css";
import { useHydrated } from "@/app/_ui/use-hydrated";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import { BlankChoice, BlankReasons } from "./blank-choice";
import { maxWrittenTextLength } from "@/server/domain/task/pair-writing/answer-limits";
import { textName } from "./field-names";
import { rulesBroken, type WritingDraft, type WritingItem } from "./writing-draft";
import { countLine, ruleLine, saysAtOnce } from "./writing-lines";

interface WritingInputProps {
  item: WritingItem;
  draft: WritingDraft;
  language: string;
  /** Whether all that is missing is said, too. */
  showsAll: boolean;
  texts: WidgetTexts["pair-writing"];
  onChange: (draft: WritingDraft) => void;
}

/** The field for a smaller text, with what does not fit about it; or in its place why it is left blank. */
export function WritingInput({ item, draft, language, showsAll, texts, onChange }: WritingInputProps) {
  const { key, form } = item;
  const hydrated = useHydrated();
  if (draft.blank !== null) return <BlankChoice {...{ itemKey: key, draft, texts, onChange }} />;
  const rules = rulesBroken(draft, item).filter(
    (rule) => showsAll || (draft.text !== "" && saysAtOnce(rule)),
  );
  const ids = { count: `${key}-count`, rules: `${key}-rules` };
  return (
    <div className="writing">
      <label className="writing-field">
        {texts[`your_${form}`]}
        <textarea
          name={textName(key)}
          rows={form === "sentence" ? 3 : 1}
          maxLength={maxWrittenTextLength}
          dir="auto"
          lang={language}
          value={draft.text}
          aria-describedby={`${ids.count} ${ids.rules}`}
          aria-invalid={rules.length > 0}
          onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
        />
      </label>
      <p id={ids.count} className="writing-count">
        {countLine(draft.text, item, texts)}
      </p>
      <div id={ids.rules} className="writing-rules" role="status">
        {rules.map((rule) => (
          <p key={rule} className="pair-error">
            {ruleLine(rule, draft.text, item, texts)}
          </p>
        ))}
      </div>
      {hydrated ? null : (
        <div className="unscripted">
          <BlankReasons {...{ itemKey: key, draft, texts, onChange }} />
        </div>
      )}
      <button
        type="button"
        className="writing-switch needs-scripts"
        onClick={() => onChange({ ...draft, blank: "" })}
      >
        {texts.leaveBlank}
      </button>
    </div>
  );
}
