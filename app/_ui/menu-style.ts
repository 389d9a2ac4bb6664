/** The look of a menu's button in a header. */
export const menuButtonStyle =
  "inline-flex min-h-8 min-w-0 cursor-pointer items-center gap-1 rounded-cell px-2 text-label text-text hover:bg-sunken aria-expanded:bg-sunken pointer-coarse:min-h-11";

/** The look of what opens under it. */
export const menuPopupStyle =
  "max-h-[min(28rem,var(--available-height))] max-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-control bg-surface p-1 shadow-lg outline-none";

/** The look of an entry. */
export const menuItemStyle =
  "flex min-h-8 cursor-pointer items-center gap-2 rounded-cell px-2 text-label text-text no-underline outline-none data-highlighted:bg-sunken pointer-coarse:min-h-11";
