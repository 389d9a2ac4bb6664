/** The look of text inputs, text areas and selects. */
export const controlStyle =
  "min-h-8 pointer-coarse:min-h-11 w-full rounded-cell border border-control bg-surface px-2 py-1 text-label text-text placeholder:text-muted hover:border-text aria-invalid:border-danger";
