/** Stands for the looks of the page that Next draws where even the error page of an area failed: plain, as it is read once. */
export const errorThemeCss =
  ":root { color-scheme: light dark } body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif } button { min-height: 2.75rem; font: inherit }";
export const errorStyles = {};
export const WarningIcon = () => null;
