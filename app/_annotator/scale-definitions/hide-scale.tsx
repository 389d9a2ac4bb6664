"use client";

import { hideScale } from "./show-scale";

/** Puts the scale's definitions away. */
export function HideScale({ label }: { label: string }) {
  return (
    <button type="button" className="top-button" onClick={hideScale}>
      {label}
    </button>
  );
}
