import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { EnteredRating } from "../hit/hit-state";
import { typedAnswer } from "@/server/domain/scale/typed-answer";

interface NumberInputProps {
  name: string;
  scale: ShownScale;
  value: EnteredRating | undefined;
  label: string;
  /** Names what stands in the field and is not on the scale; absent while nothing is to be said. */
  error: string | null;
  onAnswer: (value: EnteredRating) => void;
  onOffScale: (text: string) => void;
  onGoOn: () => void;
}

/** A number, for scales with more values than can be listed. Its label says the range and the step. */
export function NumberInput({
  name,
  scale,
  value,
  label,
  error,
  onAnswer,
  onOffScale,
  onGoOn,
}: NumberInputProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // The text is the annotator's own ("7," on the way to "7,5"); only an answer from elsewhere is written into it.
  useEffect(() => {
    if (field.current === null || value === undefined) return;
    if (typedAnswer(scale, field.current.value) !== value) field.current.value = String(value);
  }, [scale, value]);

  const onChange = (text: string) => {
    const answer = typedAnswer(scale, text);
    if (answer === null) onOffScale(text);
    else onAnswer(answer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (value !== undefined) onGoOn();
  };

  return (
    <div className="number-input">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name={name}
        defaultValue={value}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {error === null ? null : (
        <p id={`${id}-error`} className="pair-error">
          {error}
        </p>
      )}
    </div>
  );
}
