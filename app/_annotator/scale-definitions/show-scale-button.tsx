"use client";

import { showScale } from "./show-scale";

/** Brings the scale's definitions; absent where they stand beside the page already. */
export function ShowScaleButton({ label }: { label: string }) {
  return (
    <button type="button" className="top-button show-scale" data-show-scale onClick={showScale}>
      {label}
    </button>
  );
}
