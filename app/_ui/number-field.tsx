"use client";

import { useState, type ComponentProps } from "react";
import { TextInput } from "./text-input";
import { parseNumber } from "./parse-number";

interface NumberFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "min" | "max"> {
  value: number;
  min: number;
  max: number;
  /** Decimals; 0 takes whole numbers. `className` is of the box that gives it its width. */
  decimals: number;
  onValue: (value: number) => void;
}

/** A number that counts as soon as it is one within its bounds; when it is left, it shows what counts. */
export function NumberField({
  value,
  min,
  max,
  decimals,
  onValue,
  className = "w-full",
  ...props
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const number = parseNumber(text);
    const rounded = number === null ? null : Number(number.toFixed(decimals));
    return rounded === null || rounded !== number || rounded < min || rounded > max ? null : rounded;
  };
  const isWrong = typed !== null && read(typed) === null;
  return (
    <span className={`inline-block ${className}`}>
      <TextInput
        {...props}
        inputMode="decimal"
        value={typed ?? value.toFixed(decimals)}
        aria-invalid={isWrong || props["aria-invalid"] || undefined}
        className="tabular-nums"
        onChange={({ target }) => {
          setTyped(target.value);
          const number = read(target.value);
          if (number !== null) onValue(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
