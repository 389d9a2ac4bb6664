"use client";

import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";

export interface Option<T extends string = string> {
  value: T;
  name: string;
}

interface SelectProps<T extends string> extends Omit<ComponentProps<"select">, "children"> {
  options: readonly Option<T>[];
  onChoose?: (value: T) => void;
}

/** A native select of few options. */
export function Select<T extends string>({ options, onChoose, className = "", ...props }: SelectProps<T>) {
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChoose?.(chosen.value);
  };
  return (
    <select
      {...props}
      className={`${controlStyle} ${className}`}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
