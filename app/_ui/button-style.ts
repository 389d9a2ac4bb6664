export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";

const common =
  "inline-flex min-h-8 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-cell border px-3 py-1 text-label font-semibold no-underline transition-colors duration-120 cursor-pointer aria-disabled:cursor-default";

const variants: Record<ButtonVariant, string> = {
  primary: "border-accent bg-accent text-on-accent hover:border-text",
  secondary: "border-control bg-surface text-text hover:border-text",
  danger: "border-danger bg-surface text-danger hover:bg-danger-tint",
  quiet: "border-transparent bg-transparent text-accent hover:border-control",
};

/** The look of a button, for buttons and for links that stand among them. */
export function buttonStyle(variant: ButtonVariant): string {
  return `${common} ${variants[variant]}`;
}
