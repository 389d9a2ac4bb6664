"use client";

import { useEffect, useState } from "react";
import { changeDisplay, displaySettings, type DisplaySettings } from "./display-settings";

interface ChoiceProps<K extends keyof DisplaySettings> {
  name: K;
  legend: string;
  hint?: string;
  /** The first option is what holds unless another is chosen. */
  options: { value: DisplaySettings[K] | "default"; label: string }[];
}

/** One setting of the Display menu. */
export function Choice<K extends keyof DisplaySettings>({ name, legend, hint, options }: ChoiceProps<K>) {
  const [chosen, setChosen] = useState<string | undefined>("default");

  useEffect(() => {
    const remembered = displaySettings()[name];
    // What is remembered is known to the browser alone, after the server has drawn the page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (remembered !== undefined) setChosen(remembered);
  }, [name]);

  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={`display-${name}`}
            checked={chosen === value}
            onChange={() => {
              setChosen(value);
              changeDisplay(name, value === "default" ? undefined : value);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
      {hint === undefined ? null : <p className="hint">{hint}</p>}
    </fieldset>
  );
}
