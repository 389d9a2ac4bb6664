import { fieldOf, type DisplaySettings, type usual } from "./display-settings";

interface ChoiceProps<K extends keyof DisplaySettings> {
  name: K;
  legend: string;
  hint?: string;
  /** The first option is what holds unless another is chosen. */
  options: { value: DisplaySettings[K] | typeof usual; label: string }[];
}

/** One setting of the Display menu. The script in the page's head checks what holds and takes what is chosen. */
export function Choice<K extends keyof DisplaySettings>({ name, legend, hint, options }: ChoiceProps<K>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={fieldOf(name)} value={value} autoComplete="off" />
          <span>{label}</span>
        </label>
      ))}
      {hint === undefined ? null : <p className="hint">{hint}</p>}
    </fieldset>
  );
}
