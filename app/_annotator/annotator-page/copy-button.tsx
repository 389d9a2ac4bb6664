"use client";

import { useState } from "react";

interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
}

/** Copies a text and says so. */
export function CopyCodeButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className="button needs-scripts" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? done : label}</span>
    </button>
  );
}
